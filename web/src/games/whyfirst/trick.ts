/** The cards of a trick as they lie on the table, put together from what was told. */
import type { GameEvent, Message } from "../../lib/api/types";

export interface PlayedCard {
  seat: number;
  card: string;
  /** Whose pawn it moves; null while that is not known. */
  to: number | null;
}

export interface Trick {
  round: number;
  trick: number;
  cards: PlayedCard[];
}

export interface RoundScore {
  round: number;
  /** Points by seat; those who are not named scored nothing. */
  points: Map<number, number>;
}

/** Messages call Leo by his name; everybody else by number. */
export function entrant(value: unknown, leo: number | null): number | null {
  if (typeof value === "number") return value;
  return value === "Leo" ? leo : null;
}

export function withRevealed(trick: Trick, event: GameEvent): Trick {
  const { seat, card, to } = event as unknown as PlayedCard;
  return { ...trick, cards: [...trick.cards.filter((other) => other.seat !== seat), { seat, card, to }] };
}

/** The tactical variant says only when a pawn moves whom a card moves. */
export function withTarget(trick: Trick, by: number, to: number): Trick {
  return { ...trick, cards: trick.cards.map((played) => (played.seat === by ? { ...played, to } : played)) };
}

/** The last trick in a story told by messages, or null. */
export function lastTrick(story: readonly Message[], leo: number | null): Trick | null {
  const from = story.findLastIndex(({ key }) => key === "whyfirst-event-trick");
  if (from < 0) return null;
  const { round, trick } = story[from]!.params as { round: number; trick: number };
  let told: Trick = { round, trick, cards: [] };
  for (const { key, params } of story.slice(from + 1)) {
    const seat = entrant(params.seat, leo);
    const by = entrant(params.by, leo);
    if (seat === null) continue;
    if (key === "whyfirst-event-revealed" || key === "whyfirst-event-laid") {
      told = { ...told, cards: [...told.cards, { seat, card: String(params.card), to: entrant(params.to, leo) }] };
    } else if (key === "whyfirst-event-moved-by" && by !== null) told = withTarget(told, by, seat);
  }
  return told;
}

/** What each finished round brought, from a story told by messages. */
export function roundScores(story: readonly Message[], leo: number | null): RoundScore[] {
  const rounds = new Map<number, RoundScore>();
  let round = 0;
  for (const { key, params } of story) {
    if (key === "whyfirst-event-round-over") {
      round = params.round as number;
      rounds.set(round, { round, points: new Map() });
    } else if (key === "whyfirst-event-scored") {
      const seat = entrant(params.seat, leo);
      if (seat !== null) rounds.get(round)?.points.set(seat, params.points as number);
    }
  }
  return [...rounds.values()].sort((one, other) => one.round - other.round);
}
