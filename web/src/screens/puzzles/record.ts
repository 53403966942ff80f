/** One's own record of puzzles: this device remembers the first answer to each, in the order they were given. */
import { remember, remembered } from "../../lib/stores/memory";

export interface Tried {
  id: string;
  /** The best action was found at once. */
  right: boolean;
}

export interface Tally {
  tried: number;
  solved: number;
  /** How many in a row were solved: up to now, and at most. */
  streak: number;
  longest: number;
}

const KEY = "puzzles";

function isTried(value: unknown): value is Tried {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "right" in value &&
    typeof value.right === "boolean"
  );
}

/** What this device remembers; what it cannot read counts as nothing. */
export function recall(): Tried[] {
  try {
    const kept: unknown = JSON.parse(remembered(KEY, "[]"));
    return Array.isArray(kept) ? kept.filter(isTried) : [];
  } catch {
    return [];
  }
}

/** The record with an answer: only the first one to a puzzle counts. */
export function withAnswer(record: readonly Tried[], id: string, right: boolean): readonly Tried[] {
  return record.some((tried) => tried.id === id) ? record : [...record, { id, right }];
}

/** Remembers an answer; the record with it. */
export function keepAnswer(id: string, right: boolean): readonly Tried[] {
  const record = withAnswer(recall(), id, right);
  remember(KEY, JSON.stringify(record));
  return record;
}

/** The first answers by puzzle. */
export function answersOf(record: readonly Tried[]): ReadonlyMap<string, boolean> {
  return new Map(record.map(({ id, right }) => [id, right]));
}

export function tallyOf(record: readonly Tried[]): Tally {
  let [streak, longest] = [0, 0];
  for (const { right } of record) {
    streak = right ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { tried: record.length, solved: record.filter(({ right }) => right).length, streak, longest };
}
