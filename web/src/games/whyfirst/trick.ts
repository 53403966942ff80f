/** The cards of a trick as they lie on the table, and the points of the rounds, put together from events. Pure. */
import type { LogLine } from "../../lib/table/log";
import { isWhyFirstEvent, type WhyFirstEvent } from "./types";

export interface PlayedCard {
  seat: number;
  card: string;
  /** Whose pawn it moves; null while that is not known. */
  to: number | null;
}

/** How a pawn was moved in a trick; `by` is the seat whose card did it, where it was a single one. */
export interface Move {
  seat: number;
  by: number | null;
  amount: number;
  origin: number;
  space: number;
}

export interface Trick {
  round: number;
  trick: number;
  cards: readonly PlayedCard[];
  moves: readonly Move[];
}

export interface RoundScore {
  round: number;
  /** Points by seat; those who are not named scored nothing. */
  points: Map<number, number>;
}

/** The events of a log. */
export function whatHappened(log: readonly LogLine[]): WhyFirstEvent[] {
  return log.flatMap(({ event }) => (event && isWhyFirstEvent(event) ? [event] : []));
}

export function emptyTrick(round: number, trick: number): Trick {
  return { round, trick, cards: [], moves: [] };
}

export function isSameTrick(one: Trick, other: Trick): boolean {
  return one.round === other.round && one.trick === other.trick;
}

export function withRevealed<T extends Trick>(trick: T, { seat, card, to }: PlayedCard): T {
  return { ...trick, cards: [...trick.cards.filter((other) => other.seat !== seat), { seat, card, to }] };
}

/** The tactical variant says only when a pawn moves whom a card moves. */
export function withMove<T extends Trick>(trick: T, { seat, by, amount, origin, space }: Move): T {
  const cards = trick.cards.map((played) => (by !== null && played.seat === by ? { ...played, to: seat } : played));
  return { ...trick, cards, moves: [...trick.moves, { seat, by, amount, origin, space }] };
}

/** The last trick of a story, or null. */
export function lastTrick(story: readonly WhyFirstEvent[]): Trick | null {
  let last: Trick | null = null;
  for (const event of story) {
    if (event.kind === "trick") last = emptyTrick(event.round, event.trick);
    else if (event.kind === "revealed" && last) last = withRevealed(last, event);
    else if (event.kind === "moved" && last) last = withMove(last, event);
  }
  return last;
}

/** What each finished round brought. */
export function roundScores(story: readonly WhyFirstEvent[]): RoundScore[] {
  const rounds = new Map<number, RoundScore>();
  let round = 0;
  for (const event of story) {
    if (event.kind === "round-over") {
      round = event.round;
      rounds.set(round, { round, points: new Map() });
    } else if (event.kind === "scored") rounds.get(round)?.points.set(event.seat, event.points);
  }
  return [...rounds.values()].sort((one, other) => one.round - other.round);
}
