/** The facts of a race as somebody sets them up. Whether they can be, the engine says. Pure. */
import type { Facts } from "../../module";
import { FINISH } from "../track";

export const FACES = ["up", "eat", "miss", "nap", "must_leave"] as const;
export type Posture = (typeof FACES)[number];

export interface PawnFacts {
  seat: number;
  name: string;
  space: number;
  posture: Posture;
  place: number | null;
}

export interface RaceFacts {
  turn: number | null;
  carrots: readonly number[];
  lettuces: readonly number[];
  pawns: readonly PawnFacts[];
  /** The cards that lie face up, the oldest first; null where no cards are drawn. */
  seen: readonly string[] | null;
  /** How many there are of each card, seen or not. */
  cards: Readonly<Record<string, number>>;
}

export function readRace(facts: Facts): RaceFacts {
  const deck = record(facts.deck);
  const seen = deck && words(deck.seen);
  const unseen = Object.entries(deck ? (record(deck.unseen) ?? {}) : {});
  const cards = Object.fromEntries(unseen.map(([name, count]) => [name, number(count)]));
  for (const card of seen ?? []) cards[card] = (cards[card] ?? 0) + 1;
  return {
    turn: typeof facts.turn === "number" ? facts.turn : null,
    carrots: numbers(facts.carrots),
    lettuces: numbers(facts.lettuces),
    pawns: list(facts.pawns).map(readPawn),
    seen,
    cards,
  };
}

function readPawn(given: unknown): PawnFacts {
  const pawn = record(given) ?? {};
  const face = FACES.find((one) => one === pawn.face) ?? "up";
  return {
    seat: number(pawn.seat),
    name: typeof pawn.name === "string" ? pawn.name : "a",
    space: number(pawn.space),
    posture: pawn.must_leave === true ? "must_leave" : face,
    place: typeof pawn.place === "number" ? pawn.place : null,
  };
}

/** The facts that say the same: what follows from the rest is left to the engine. */
export function writeRace({ turn, carrots, lettuces, pawns, seen }: RaceFacts): Facts {
  return {
    turn,
    carrots,
    lettuces,
    pawns: pawns.map(({ seat, name, space, posture, place }) => ({
      seat,
      name,
      space,
      face: posture === "must_leave" ? "up" : posture,
      must_leave: posture === "must_leave",
      place,
    })),
    ...(seen && { deck: { seen } }),
  };
}

export function withPawn(race: RaceFacts, pawn: number, what: Partial<PawnFacts>): RaceFacts {
  return { ...race, pawns: race.pawns.map((one, index) => (index === pawn ? { ...one, ...what } : one)) };
}

/** What a pawn is called while it is dragged. */
export function pieceOf({ seat, name }: Pick<PawnFacts, "seat" | "name">): string {
  return `${seat}${name}`;
}

/** A pawn put on a space: it runs, and whoever is home has come in after the others. */
export function putAt(race: RaceFacts, pawn: number, space: number): RaceFacts {
  const home = race.pawns.filter((one, index) => index !== pawn && one.place !== null).length;
  return withPawn(race, pawn, { space, posture: "up", place: space === FINISH ? home + 1 : null });
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
function number(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
function numbers(value: unknown): number[] {
  return list(value).map(number);
}
function words(value: unknown): string[] {
  return list(value).filter((one) => typeof one === "string");
}
function record(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}
