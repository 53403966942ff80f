/** The moments of a race that are shown large, as data: made by `animate`, drawn by Scenes. */
import type { Message } from "../../../lib/api/schema";
import type { Scene } from "../../../lib/table/stage.svelte";
import { START } from "../track";
import type { HareEvent, HareView, PawnLetter } from "../types";

/** What chance brought. */
export type Source =
  | { by: "card"; card: string; effect: string }
  | { by: "die"; die: number; effect: string; position: number }
  | { by: "chart"; number: number; effect: string; position: number };

export type DrawEvent = Extract<HareEvent, { kind: "drew" | "rolled" | "charted" }>;

/** What the hare did to the runner, as far as this viewer may know. */
export interface Result {
  /** Carrots before and after; null where the purse is hidden: then only the change is known. */
  carrots: { from: number | null; to: number | null; change: number | null } | null;
  moved: { origin: number; space: number } | null;
  face: string | null;
  /** The same in sentences. */
  says: readonly Message[];
}

export type Frame = "lift" | "turn" | "rest" | "hand";

export interface DrawScene extends Scene {
  kind: "draw";
  frame: Frame;
  seat: number;
  pawn: PawnLetter;
  space: number;
  /** It is the viewer's own draw. */
  mine: boolean;
  source: Source;
  result: Result;
  /** Cards still to come, and how many of them are like this one; null where nothing is drawn from a deck. */
  deck: { left: number; alike: number } | null;
}

/** A runner who was in one place and is in another now. */
export interface Shift {
  seat: number;
  pawn: PawnLetter;
  from: number;
  to: number;
}

export interface OvertakeScene extends Scene {
  kind: "overtake";
  shifts: readonly Shift[];
  /** Number spaces whose waiting carrots are new, or gone. */
  stones: readonly { space: number; waits: number; lost: number }[];
}

export interface FinishScene extends Scene {
  kind: "finish";
  frame: "home" | "called";
  seat: number;
  pawn: PawnLetter;
  place: number;
  /** What is left in the purse, and what was allowed; null where nobody may know. */
  carrots: number | null;
  limit: number | null;
}

export type HareScene = DrawScene | OvertakeScene | FinishScene;

const KINDS: ReadonlySet<string> = new Set(["draw", "overtake", "finish"] satisfies HareScene["kind"][]);

export function isHareScene(scene: Scene | null): scene is HareScene {
  return scene !== null && KINDS.has(scene.kind);
}

export function sourceOf(event: DrawEvent): Source {
  const { effect } = event;
  switch (event.kind) {
    case "drew":
      return { by: "card", card: event.card, effect };
    case "rolled":
      return { by: "die", die: event.die, effect, position: event.position };
    case "charted":
      return { by: "chart", number: event.card, effect, position: event.position };
  }
}

/** What the events after a draw do to whoever drew, until the next draw. */
export function resultOf(view: HareView, event: DrawEvent, after: readonly HareEvent[]): Result {
  const next = after.findIndex(({ kind }) => kind === "drew" || kind === "rolled" || kind === "charted");
  const told = next < 0 ? after : after.slice(0, next);
  const from = view.seats[event.seat]?.carrots ?? null;
  let to = from;
  let change: number | null = null;
  let result: Result = { carrots: null, moved: null, face: null, says: told.map(({ say }) => say) };
  const add = (amount: number) => {
    change = (change ?? 0) + amount;
    to = to === null ? null : to + amount;
    result = { ...result, carrots: { from, to, change } };
  };
  for (const one of told) {
    const mine = one.seat === event.seat;
    if (one.kind === "took" && mine) add(one.amount);
    else if (one.kind === "paid" && mine) add(-one.amount);
    else if (one.kind === "gave" && mine) add(-one.amount);
    else if (one.kind === "gave" && one.to === event.seat) add(one.amount);
    else if ((one.kind === "restored" || one.kind === "restarted" || one.kind === "shown") && mine) {
      to = one.carrots;
      result = { ...result, carrots: { from, to, change: from === null ? null : to - from } };
    } else if (one.kind === "moved" && mine) result = { ...result, moved: { origin: one.origin, space: one.space } };
    else if (one.kind === "laid-down" && mine) result = { ...result, face: one.face };
  }
  return result;
}

/** How full the deck is once the card has been turned up. */
export function deckAfter(view: HareView, event: DrawEvent): DrawScene["deck"] {
  if (event.kind !== "drew" || !view.deck) return null;
  const { unseen } = view.deck;
  const left = Object.values(unseen).reduce((sum, count) => sum + count, 0) - 1;
  return left < 0 ? null : { left, alike: Math.max((unseen[event.card] ?? 0) - 1, 0) };
}

/** Who changed places, and which number spaces now pay or no longer do; null if nobody overtook anybody. */
export function overtaking(before: HareView, after: HareView): OvertakeScene | null {
  const shifts: Shift[] = [];
  const stones: OvertakeScene["stones"][number][] = [];
  for (const pawn of after.pawns) {
    const was = before.pawns.find(({ seat, name }) => seat === pawn.seat && name === pawn.name);
    if (!was) continue;
    // Whoever waits at Start has not been overtaken by anybody.
    if (was.position !== pawn.position && pawn.space !== START)
      shifts.push({ seat: pawn.seat, pawn: pawn.name, from: was.position, to: pawn.position });
    if (was.space === pawn.space && was.waits !== pawn.waits)
      stones.push({ space: pawn.space, waits: pawn.waits, lost: was.waits });
  }
  // One place changes hands between two at least; a lone change is the race's beginning or end.
  return shifts.length > 1 ? { kind: "overtake", shifts, stones } : null;
}
