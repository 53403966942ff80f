/** Messages speak of seats and spaces by number; people know names and what the board prints. */
import type { Message } from "../api/schema";

export type Param = Message["params"][string];

/** Parameters that name a seat, or somebody else who takes part. */
const ENTRANTS = new Set(["seat", "to", "by", "giver"]);

export interface Naming {
  names: readonly string[];
  /** What a game's board prints for a number, where that is something else. */
  printed?: ((param: string, value: number) => number) | undefined;
}

export function isMessage(value: Param | undefined): value is Message {
  return typeof value === "object" && value !== null && "key" in value;
}

function namedValue(param: string, value: Param, naming: Naming): Param {
  if (isMessage(value)) return named(value, naming);
  if (typeof value !== "number") return value;
  if (ENTRANTS.has(param)) return naming.names[value] ?? value;
  return naming.printed?.(param, value) ?? value;
}

/** The same message with names for seats and printed labels for spaces. */
export function named(message: Message, naming: Naming): Message {
  const params = Object.entries(message.params).map(
    ([name, value]) => [name, namedValue(name, value, naming)] as const,
  );
  return { ...message, params: Object.fromEntries(params) };
}
