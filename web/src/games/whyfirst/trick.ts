/** The cards of a trick as they lie on the table, and the points of the rounds, put together from events. Pure. */
import type { LogLine } from "../../lib/table/session.svelte";
import { isWhyFirstEvent, type WhyFirstEvent } from "./types";

export interface PlayedCard {
  seat: number;
  card: string;
  /** Whose pawn it moves; null while that is not known. */
  to: number | null;
}

export interface Trick {
  round: number;
  trick: number;
  cards: readonly PlayedCard[];
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

export function withRevealed(trick: Trick, { seat, card, to }: PlayedCard): Trick {
  return { ...trick, cards: [...trick.cards.filter((other) => other.seat !== seat), { seat, card, to }] };
}

/** The tactical variant says only when a pawn moves whom a card moves. */
export function withTarget(trick: Trick, by: number, to: number): Trick {
  return { ...trick, cards: trick.cards.map((played) => (played.seat === by ? { ...played, to } : played)) };
}

/** The last trick of a story, or null. */
export function lastTrick(story: readonly WhyFirstEvent[]): Trick | null {
  let last: Trick | null = null;
  for (const event of story) {
    if (event.kind === "trick") last = { round: event.round, trick: event.trick, cards: [] };
    else if (event.kind === "revealed" && last) last = withRevealed(last, event);
    else if (event.kind === "moved" && last && event.by !== null) last = withTarget(last, event.by, event.seat);
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
