/** The facts of a game as somebody sets them up. Whether they can be, the engine says. Pure. */
import type { Facts } from "../../module";

export interface TrickFacts {
  round: number;
  trick: number;
  pawns: readonly number[];
  totals: readonly number[];
  hands: readonly (readonly string[])[];
  /** What seats have chosen for this trick, face down. */
  chosen: readonly (string | null)[];
  played: readonly string[];
  lastRound: readonly number[] | null;
  /** What must be done before seats choose again: the cards that are turned up, Leo's card, a deal. */
  pending: Facts | null;
}

export function readTrick(facts: Facts): TrickFacts {
  return {
    round: number(facts.round),
    trick: number(facts.trick),
    pawns: list(facts.pawns).map(number),
    totals: list(facts.totals).map(number),
    hands: list(facts.hands).map(words),
    chosen: list(facts.chosen).map((one) => (typeof one === "string" ? one : null)),
    played: words(facts.played),
    lastRound: Array.isArray(facts.last_round) ? facts.last_round.map(number) : null,
    pending: record(facts.pending),
  };
}

/** The facts that say the same. */
export function writeTrick({ lastRound, chosen, ...trick }: TrickFacts): Facts {
  return { ...trick, ...(chosen.length && { chosen }), last_round: lastRound };
}

/**
 * A trick after a change. What was chosen or turned up stays where the change does not touch it: with other cards a seat chooses anew, and
 * in another trick, or once other cards were seen, nobody has chosen yet.
 */
export function changed(trick: TrickFacts, what: Partial<TrickFacts>): TrickFacts {
  const now = { ...trick, ...what };
  const begins = what.round !== undefined || what.trick !== undefined || what.played !== undefined;
  const chosen = trick.chosen.map((choice, seat) =>
    begins || now.hands[seat]?.join() !== trick.hands[seat]?.join() ? null : choice,
  );
  const stays = !begins && (what.hands === undefined || trick.pending?.kind === "move");
  return { ...now, chosen, pending: stays ? trick.pending : null };
}

/** A pawn put on a space. */
export function putAt(trick: TrickFacts, seat: number, space: number): TrickFacts {
  return changed(trick, { pawns: at(trick.pawns, seat, space) });
}

/** The cards of the deck that lie neither in a hand nor face up, and how many of each. */
export function leftOf(deck: Readonly<Record<string, number>>, { hands, played }: TrickFacts): [string, number][] {
  const out = [...hands.flat(), ...played];
  const left = (card: string) => (deck[card] ?? 0) - out.filter((one) => one === card).length;
  return Object.keys(deck).flatMap((card) => (left(card) > 0 ? [[card, left(card)]] : []));
}

export function at<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((one, other) => (other === place ? value : one));
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
function number(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
function words(value: unknown): string[] {
  return list(value).filter((one) => typeof one === "string");
}
function record(value: unknown): Facts | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}
