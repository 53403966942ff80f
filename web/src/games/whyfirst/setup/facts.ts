/** The facts of a game as somebody sets them up. Whether they can be, the engine says. Pure. */
import type { Facts } from "../../module";

export interface TrickFacts {
  round: number;
  trick: number;
  pawns: readonly number[];
  totals: readonly number[];
  hands: readonly (readonly string[])[];
  played: readonly string[];
  lastRound: readonly number[] | null;
}

export function readTrick(facts: Facts): TrickFacts {
  return {
    round: number(facts.round),
    trick: number(facts.trick),
    pawns: list(facts.pawns).map(number),
    totals: list(facts.totals).map(number),
    hands: list(facts.hands).map(words),
    played: words(facts.played),
    lastRound: Array.isArray(facts.last_round) ? facts.last_round.map(number) : null,
  };
}

/** The facts that say the same: nobody has chosen yet. */
export function writeTrick({ round, trick, pawns, totals, hands, played, lastRound }: TrickFacts): Facts {
  return { round, trick, pawns, totals, hands, played, last_round: lastRound };
}

/** The cards of a hand or a pile, as somebody types them: "+3 -1". */
export function readCards(text: string): string[] {
  return text
    .replaceAll("−", "-")
    .split(/[\s,;]+/)
    .filter(Boolean);
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
