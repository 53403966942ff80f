/** The choices of a view, sorted for the board: what leads to a space, and what is a button. */
import type { HareChoice, HareOdds, HarePawn, HareSetting, HareView, PawnLetter } from "./types";

const ON_THE_BOARD: ReadonlySet<HareChoice["kind"]> = new Set(["forward", "back"]);
const STAYS = ["take", "give"] as const;

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
      (choice.legal || runs(view, choice.pawn)),
  );
}

/** Whether a pawn is free to choose at all: only then is a forbidden stay worth showing. */
function runs(view: HareView, pawn: PawnLetter): boolean {
  return view.choices.some((choice) => choice.legal && choice.pawn === pawn && ON_THE_BOARD.has(choice.kind));
}

/** Whether a stay that one would look for is not among the legal choices: its reasons are worth asking for. */
export function missesStay(view: HareView, setting: HareSetting, pawn: PawnLetter): boolean {
  const space = view.pawns.find(({ seat, name }) => seat === view.seat && name === pawn)?.space ?? 0;
  if (setting.board.spaces[space] !== "carrot" || !runs(view, pawn)) return false;
  return STAYS.some((stay) => !view.choices.some(({ kind, pawn: of }) => kind === stay && of === pawn));
}

/** Pawns of a seat that have something legal to do. */
export function movablePawns(view: HareView): PawnLetter[] {
  return (["a", "b"] as const).filter((letter) =>
    view.choices.some((choice) => choice.legal && choice.pawn === letter),
  );
}

export function pawnsOf(view: HareView, seat: number): HarePawn[] {
  return view.pawns.filter((pawn) => pawn.seat === seat);
}

/** The pawns on a space, in the order of the race: by arrival, then by position. */
export function crowdOf(view: HareView, space: number): HarePawn[] {
  const rank = ({ place, position }: HarePawn) => place ?? position;
  return view.pawns.filter((pawn) => pawn.space === space).sort((one, other) => rank(one) - rank(other));
}

/** Seats in the order of the race: by their best pawn; arrival counts most, then the space, then the seat. */
export function raceOrder(view: HareView): number[] {
  const best = (seat: number) => Math.min(...pawnsOf(view, seat).map((pawn) => pawn.position));
  return view.seats.map(({ seat }) => seat).sort((one, other) => best(one) - best(other) || one - other);
}

/** What may come of a hare space: one effect, or all cards that give carrots, or all that take them. */
export interface HareChance {
  effect: string;
  /** What cards of carrots give or take, the smallest first; empty for anything else. */
  values: readonly number[];
  chances: number;
  total: number;
}

/** What the hare may bring to a pawn that would then be in this position; what is alike is added up, the likeliest first. */
export function hareChances(odds: readonly HareOdds[], position: number): HareChance[] {
  const sums = new Map<string, HareChance>();
  for (const { num, den, effects, value } of odds) {
    const effect = effects[position - 1] ?? effects[0] ?? "";
    const key = `${effect} ${Math.sign(value)}`;
    const { chances = 0, values = [] } = sums.get(key) ?? {};
    const all = new Set(value ? [...values, value] : values);
    const ordered = [...all].sort((one, other) => Math.abs(one) - Math.abs(other));
    sums.set(key, { effect, values: ordered, chances: chances + num, total: den });
  }
  return [...sums.values()].sort((one, other) => other.chances - one.chances);
}
