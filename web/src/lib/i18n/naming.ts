/** Messages speak of seats and spaces by number; people know names and what the board prints. */
import type { Message } from "../api/types";

/** Parameters that name a seat. */
const SEATS = new Set(["seat", "to", "by", "giver"]);
/** Parameters that name a space of the track. */
const SPACES = new Set(["space", "origin"]);

export interface Naming {
  names: readonly string[];
  /** The label printed on each space 0..64, where a board prints them. */
  printed?: readonly number[] | undefined;
  /** Joins a list of names: "Ann, Ben and Cleo". */
  list: (words: string[]) => string;
}

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "key" in value;
}

function namedValue(name: string, value: unknown, naming: Naming): unknown {
  const { names, printed, list } = naming;
  if (isMessage(value)) return named(value, naming);
  if (Array.isArray(value)) return list(value.map((item) => (typeof item === "number" ? (names[item] ?? "") : String(item))));
  if (typeof value !== "number") return value;
  if (SEATS.has(name)) return names[value] ?? value;
  if (SPACES.has(name) && printed && value > 0 && value < 64) return printed[value] ?? value;
  return value;
}

/** The same message with names for seats and printed labels for spaces. */
export function named(message: Message, naming: Naming): Message {
  const params = Object.entries(message.params ?? {}).map(([name, value]) => [name, namedValue(name, value, naming)]);
  return { ...message, params: Object.fromEntries(params) as Record<string, unknown> };
}
