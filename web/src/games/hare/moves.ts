/** The choices of a view, sorted for the board: what leads to a space, and what is a button. */
import type { HareChoice, HareView, Odds, PawnView } from "../../lib/api/types";

export type PawnLetter = "a" | "b";

const ON_THE_BOARD = new Set<HareChoice["kind"]>(["forward", "back"]);

/** For one pawn: the choice that leads to each space, legal or not. */
export function movesBySpace(view: HareView, pawn: PawnLetter): Map<number, HareChoice> {
  const moves = new Map<number, HareChoice>();
  for (const choice of view.choices) {
    if (choice.pawn !== pawn || !ON_THE_BOARD.has(choice.kind)) continue;
    moves.set(choice.space, choice);
  }
  return moves;
}

/** What is decided by a button: stay, eat, miss, restart, keep, bank. Forbidden stays are listed with their reasons. */
export function deeds(view: HareView, pawn: PawnLetter): HareChoice[] {
  return view.choices.filter(
    (choice) =>
      !ON_THE_BOARD.has(choice.kind) &&
      (choice.pawn === pawn || choice.kind === "keep" || choice.kind === "bank") &&
      (choice.legal || !isIdle(choice, view)),
  );
}

/** A forbidden stay is worth showing only when a pawn is free to choose at all. */
function isIdle(choice: HareChoice, view: HareView): boolean {
  return !view.choices.some((other) => other.legal && other.pawn === choice.pawn && ON_THE_BOARD.has(other.kind));
}

/** Pawns of a seat that have something legal to do. */
export function movablePawns(view: HareView): PawnLetter[] {
  return (["a", "b"] as const).filter((letter) => view.choices.some((choice) => choice.legal && choice.pawn === letter));
}

export function pawnsOf(view: HareView, seat: number): PawnView[] {
  return view.pawns.filter((pawn) => pawn.seat === seat);
}

/** Seats in the order of the race: by their best pawn; arrival counts most, then the space, then the seat. */
export function raceOrder(view: HareView): number[] {
  const best = (seat: number) => Math.min(...pawnsOf(view, seat).map((pawn) => pawn.position));
  return view.seats.map(({ seat }) => seat).sort((one, other) => best(one) - best(other) || one - other);
}

export interface HareChance {
  /** Message keys: the name of the card or event, and what it does. */
  effect: string;
  card: string;
  chances: number;
  total: number;
}

/** The effects in a die's table (a row a position) or a chart (a row a card). */
export type Chart = readonly (readonly { effect: string }[])[];

/** What the hare may bring to a pawn that would then be in this position. */
export function hareChances(odds: readonly Odds[], position: number, chart: Chart | null, mode: string): HareChance[] {
  const sums = new Map<string, HareChance>();
  for (const [outcome, chances, total] of odds) {
    const [, card = ""] = outcome.split(":");
    const effect = effectOf(outcome, position, chart, mode);
    const key = effect === "carrots" || !effect ? card : effect;
    const known = sums.get(key);
    if (known) known.chances += chances;
    else sums.set(key, { effect, card, chances, total });
  }
  return [...sums.values()].sort((one, other) => other.chances - one.chances);
}

/** What an outcome would do to the pawn that waits for it, where a die's table or a chart says so. */
export function pendingEffect(view: HareView, outcome: string, chart: Chart, mode: string): string {
  const waiting = view.pawns.find((pawn) => pawn.seat === view.turn && pawn.name === view.pending?.pawn);
  return waiting && /^(die|draw):/.test(outcome) ? effectOf(outcome, waiting.position, chart, mode) : "";
}

function effectOf(outcome: string, position: number, chart: Chart | null, mode: string): string {
  const [kind, card = ""] = outcome.split(":");
  if (kind === "card") return card === "0" ? "zero" : /^[+-]\d/.test(card) ? "carrots" : card;
  const number = Number(card) - 1;
  const cell = mode === "die" ? chart?.[position - 1]?.[number] : chart?.[number]?.[position - 1];
  return cell?.effect ?? "";
}
