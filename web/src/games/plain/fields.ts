/** What a view holds besides that which every view has. Pure. */
import type { Choice, Message } from "../../lib/api/schema";
import type { View } from "../../lib/table/view";

/** The parts of a view that are shown in places of their own, or not at all. */
const KNOWN: Record<keyof View, true> = {
  game: true,
  ruleset: true,
  names: true,
  to_act: true,
  outcome: true,
  from_position: true,
  seat: true,
  prompt: true,
  choices: true,
  can_undo: true,
  chance: true,
};

/** The game's own fields, in the order they come. */
export function ownFields(view: View): [string, unknown][] {
  return Object.entries(view).filter(([name]) => !(name in KNOWN));
}

/** A view with only what all of these views show alike, and nothing to choose. */
export function common(view: View, views: readonly View[]): View {
  const { game, ruleset, names, to_act, outcome, from_position, seat, prompt } = view;
  const others = views.map((other) => new Map<string, unknown>(Object.entries(other)));
  const alike = ownFields(view).filter(([name, value]) =>
    others.every((other) => JSON.stringify(other.get(name)) === JSON.stringify(value)),
  );
  const base: View = { game, ruleset, names, to_act, outcome, from_position, seat, prompt, choices: [] };
  return { ...Object.fromEntries(alike), ...base };
}

/** The sentence about a choice may name what the choice holds. */
export function choiceMessage(choice: Choice): Message {
  const params: Message["params"] = {};
  for (const [name, value] of Object.entries<unknown>({ ...choice })) {
    if (typeof value === "string" || typeof value === "number") params[name] = value;
    else if (typeof value === "boolean") params[name] = value ? "yes" : "no";
  }
  return { key: choice.does, params };
}

export function isMessage(value: object): value is Message {
  return "key" in value && typeof value.key === "string" && "params" in value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Rows of a table: objects that all have the same fields. */
export function isRows(value: readonly unknown[]): value is Record<string, unknown>[] {
  const fields = (row: Record<string, unknown>) => Object.keys(row).join();
  return (
    value.length > 0 &&
    value.every((row) => isRecord(row) && !isMessage(row) && isRecord(value[0]) && fields(row) === fields(value[0]))
  );
}

/** "last_round" in words, where the game has none. */
export function plainName(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
