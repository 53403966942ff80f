/** Rulesets as texts and as choices: which options a game has, which of them matter, and which go together. Pure. */
import type { Constraint, GameInfo, Option } from "./api/schema";

export type Options = Readonly<Record<string, string>>;

export interface RulesetParts {
  game: string;
  options: Options;
}

/** A ruleset text taken apart: "game(players=3,mode=x)" is a game and its options. */
export function rulesetParts(text: string): RulesetParts {
  const [, game = "", inside = ""] = /^\s*([^\s(),=]+)\s*(?:\((.*)\))?\s*$/.exec(text) ?? [];
  const options: Record<string, string> = {};
  for (const part of inside.split(",")) {
    const [key = "", value] = part.split("=");
    if (value !== undefined) options[key.trim()] = value.trim();
  }
  return { game, options };
}

/** The text for what was chosen; the server makes it canonical. */
export function rulesetText(game: string, options: Options): string {
  const parts = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return parts.length ? `${game}(${parts.join(",")})` : game;
}

export function optionOf(info: GameInfo | undefined, name: string): Option | undefined {
  return info?.options.find((option) => option.name === name);
}

/** What an option is set to, chosen or not. */
export function valueOf(info: GameInfo | undefined, options: Options, name: string): string {
  return options[name] ?? optionOf(info, name)?.default ?? "";
}

/** Whether an option makes a difference beside the others. */
export function matters(info: GameInfo, { matters_for }: Option, options: Options): boolean {
  return matters_for === null || matters_for[1].includes(valueOf(info, options, matters_for[0]));
}

function holds(info: GameInfo, { option, values, needs, allowed }: Constraint, options: Options): boolean {
  return !values.includes(valueOf(info, options, option)) || allowed.includes(valueOf(info, options, needs));
}

/** Whether an option may have this value beside the others. */
export function mayBe(info: GameInfo, options: Options, name: string, value: string): boolean {
  const then = { ...options, [name]: value };
  return info.constraints.every((constraint) => constraint.option !== name || holds(info, constraint, then));
}

/** Whether there is anything to choose about an option beside the others. */
export function isOpen(info: GameInfo, option: Option, options: Options): boolean {
  const possible = option.values.filter((value) => mayBe(info, options, option.name, value));
  return possible.length > 1 && matters(info, option, options);
}

/** The options that go together and matter: the rest goes back to what is usual. */
export function fitting(info: GameInfo, options: Options): Options {
  const kept = { ...options };
  for (const constraint of info.constraints) {
    if (!holds(info, constraint, kept)) delete kept[constraint.option];
  }
  for (const option of info.options) {
    if (!matters(info, option, kept)) delete kept[option.name];
  }
  return kept;
}
