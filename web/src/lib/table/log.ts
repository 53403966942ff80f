/** The log of a game: a line for each event, and the lines by turns. Pure. */
import type { Message } from "../api/schema";
import type { GameEvent } from "./view";

export interface LogLine {
  id: number;
  message: Message;
  /** What the line is about; null for what is no part of the game. */
  event: GameEvent | null;
  /** The entry it came with, or the last one before it; lines of one entry have the same. */
  act: number;
  /** The seat whose decision that was; null for chance, and for what nobody decided. */
  seat: number | null;
  /** It is what the seat had planned: said with the first line of the decision. */
  planned?: boolean;
  /** A later line takes this back. */
  undone?: boolean;
}

/** What came to one of several whose turn it was. */
export interface Share {
  seat: number;
  /** As in a summary; empty where the sum says it all. */
  what: string | readonly [string, string];
  sum: number | null;
}

/** What somebody did in a turn, in one line. */
export interface Summary {
  /** In words; an arrow stands between two pieces of an array. */
  what: string | readonly [string, string];
  /** More about it, set apart: a card that was drawn. */
  drawn: readonly string[];
  /** What was gained or lost, in the game's own coin; null where that is not known or nothing changed. */
  sum: number | null;
  /** A turn of everybody: what came to each, in their own colours. The turn has no seat then. */
  shares?: readonly Share[];
}

/** Lines that belong together. */
export interface Turn {
  /** Whose turn it was; null for what is nobody's. */
  seat: number | null;
  /** Counted by seat from 1; null where that is not known. */
  number: number | null;
  lines: readonly LogLine[];
  /** null: the lines themselves are shown. */
  summary: Summary | null;
}

/** A log whose game has no turns: every line stands for itself. */
export function plainTurns(log: readonly LogLine[]): Turn[] {
  return log.map((line) => ({ seat: null, number: null, lines: [line], summary: null }));
}

/** The log once a seat has taken its last decision back: that decision's lines, and all after them, are undone. */
export function takenBack(log: readonly LogLine[], seat: number | null): LogLine[] {
  const decision = log.findLast((line) => !line.undone && line.event && line.seat !== null && line.seat === seat)?.act;
  if (decision === undefined) return [...log];
  const from = log.findIndex((line) => line.act === decision);
  return log.map((line, index) => (index >= from && line.event ? { ...line, undone: true } : line));
}
