/** The reveal of a trick, moment by moment, and what it came to. Pure. */
import { isSameTrick, type Move, type Trick } from "./trick";
import type { WhyFirstView } from "./types";

/** Cards face down, turned up, on their way; sums at the pawns, the leap; dusk, the light on second place, the points. */
export const FRAMES = ["down", "turn", "fly", "sums", "leap", "dusk", "light", "score"] as const;
export type Frame = (typeof FRAMES)[number];

export interface Reveal extends Trick {
  frame: Frame;
  /** The seats whose cards are on their way. */
  flying: readonly number[];
  /** The points of a round that is over, by seat; null within a round. */
  points: ReadonlyMap<number, number> | null;
}

/** A view while it is being shown: with the trick that is being revealed. */
export interface StagedView extends WhyFirstView {
  reveal?: Reveal | undefined;
}

export function isFrom(reveal: Reveal, frame: Frame): boolean {
  return FRAMES.indexOf(reveal.frame) >= FRAMES.indexOf(frame);
}

/** Pawns that are moved one by one: the log knows the moves before this one. */
export function completed(reveal: Reveal, logged: Trick | null): Reveal {
  const more = logged && logged.cards.length >= reveal.cards.length && logged.moves.length >= reveal.moves.length;
  if (!more || !isSameTrick(reveal, logged)) return reveal;
  return { ...reveal, cards: logged.cards, moves: logged.moves };
}

export interface Sum {
  seat: number;
  /** The cards that were played on the pawn, by value. */
  cards: readonly string[];
  amount: number;
}

/** What the cards came to, for each entrant. */
export function sumsOf({ cards, moves }: Trick, seats: readonly number[]): Sum[] {
  return seats.map((seat) => ({
    seat,
    cards: cards.filter(({ to }) => to === seat).map(({ card }) => card),
    amount: moves.filter((move) => move.seat === seat).reduce((sum, { amount }) => sum + amount, 0),
  }));
}

/** How each pawn went: from where it stood before the trick to where it stands. */
export function waysOf(moves: readonly Move[]): Move[] {
  const ways = new Map<number, Move>();
  for (const move of moves) {
    const before = ways.get(move.seat);
    ways.set(move.seat, before ? { ...move, origin: before.origin, amount: before.amount + move.amount } : move);
  }
  return [...ways.values()];
}
