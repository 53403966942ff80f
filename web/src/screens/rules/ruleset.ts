/** A ruleset text taken apart: "hare(players=3,hare=nap)" is a game and its options. Pure. */
import type { GameName } from "../../lib/api/types";

export interface RulesetParts {
  game: GameName;
  options: Record<string, string>;
}

export function rulesetParts(text: string): RulesetParts {
  const [, name = "", inside = ""] = /^\s*(\w+)\s*(?:\((.*)\))?\s*$/.exec(text) ?? [];
  const options: Record<string, string> = {};
  for (const part of inside.split(",")) {
    const [key = "", value] = part.split("=");
    if (value !== undefined) options[key.trim()] = value.trim();
  }
  return { game: name === "whyfirst" ? "whyfirst" : "hare", options };
}
