/** How events of the race are shown: from the board before it, the board at each moment of it. */
import type { Beat } from "../../lib/table/stage.svelte";
import type { Around, GameEvent, View } from "../../lib/table/view";
import {
  deckAfter,
  overtaking,
  resultOf,
  sourceOf,
  type DrawEvent,
  type DrawScene,
  type FinishScene,
  type Frame,
} from "./scenes/scene";
import { FINISH } from "./track";
import { isHareEvent, isHareView, type HareEvent, type HarePawn, type HareView, type PawnLetter } from "./types";

const HOP_MS = 120;
const LONGEST_RUN_MS = 1200;
const LAST_HOP_MS = 260;
const READ_MS = 650;
/** What was already told large is only noted. */
const NOTE_MS = 120;
const STILL_MS = 2500;
const OTHERS_STILL_MS = 1000;
const OVERTAKE_MS = 800;
const OVERTAKE_STILL_MS = 1500;
const HOME_MS = 700;
const CALLED_MS = 1500;

/** The frames of one's own draw, and of another's, which is quicker. */
const DRAW_MS: Record<"own" | "others", Record<Frame, number>> = {
  own: { lift: 260, turn: 300, rest: 1700, hand: 600 },
  others: { lift: 160, turn: 220, rest: 1000, hand: 220 },
};

interface Runner {
  seat: number;
  pawn: PawnLetter;
}

function withPawn(view: HareView, { seat, pawn: name }: Runner, change: Partial<HarePawn>): HareView {
  const pawns = view.pawns.map((pawn) => (pawn.seat === seat && pawn.name === name ? { ...pawn, ...change } : pawn));
  return { ...view, pawns };
}

function withSeat(view: HareView, seat: number, change: Partial<HareView["seats"][number]>): HareView {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

/** With other carrots, where they are known. */
function withCarrots(view: HareView, seat: number, change: (carrots: number) => number): HareView {
  const carrots = view.seats.find((one) => one.seat === seat)?.carrots ?? null;
  return carrots === null ? view : withSeat(view, seat, { carrots: change(carrots) });
}

function paying(view: HareView, seat: number, amount: number, ms = READ_MS): Beat<HareView> {
  return {
    view: withCarrots(view, seat, (carrots) => carrots + amount),
    ms,
    effect: { seat, text: amount > 0 ? `+${amount}` : `−${-amount}`, tone: amount > 0 ? "gain" : "loss" },
    sound: { name: amount > 0 ? "gain" : "loss" },
  };
}

/** The pawn visits every space on its way; the hop across the line is slower. */
function running(view: HareView, event: Extract<HareEvent, { kind: "moved" }>): Beat<HareView>[] {
  const { origin, space } = event;
  const distance = Math.abs(space - origin);
  const ms = Math.min(HOP_MS, LONGEST_RUN_MS / Math.max(distance, 1));
  const direction = Math.sign(space - origin);
  const beats: Beat<HareView>[] = [];
  for (let hop = 1; hop <= distance; hop++) {
    const at = origin + hop * direction;
    beats.push({
      view: withPawn(view, event, { space: at }),
      ms: at === FINISH ? LAST_HOP_MS : ms,
      sound: { name: "hop", step: hop - 1 },
    });
  }
  beats.push({ view: withPawn(view, event, { space }), ms: READ_MS / 2 });
  return beats;
}

/** A card is turned over, a die rolls: what it does and what it did, large. */
function drawing(view: HareView, event: DrawEvent, after: readonly HareEvent[]): Beat<HareView>[] {
  const mine = event.seat === view.seat;
  const result = resultOf(view, event, after);
  const change = result.carrots?.change ?? 0;
  const scene = (frame: Frame): DrawScene => ({
    kind: "draw",
    frame,
    seat: event.seat,
    pawn: event.pawn,
    space: view.pawns.find(({ seat, name }) => seat === event.seat && name === event.pawn)?.space ?? 0,
    mine,
    source: sourceOf(event),
    result,
    deck: deckAfter(view, event),
  });
  const ms = DRAW_MS[mine ? "own" : "others"];
  return [
    { view, ms: ms.lift, scene: scene("lift"), sound: { name: event.kind === "rolled" ? "knocks" : "paper" } },
    { view, ms: ms.turn, scene: scene("turn") },
    {
      view,
      ms: ms.rest,
      scene: scene("rest"),
      still: mine ? STILL_MS : OTHERS_STILL_MS,
      ...(change ? { sound: { name: change > 0 ? "gain" : "loss" } as const } : {}),
    },
    { view, ms: ms.hand, scene: scene("hand") },
  ];
}

/** Home: leaves fall, the purse is opened as far as it may be, the place is called. */
function arriving(view: HareView, event: Extract<HareEvent, { kind: "finished" }>): Beat<HareView>[] {
  const { seat, pawn, place } = event;
  const { carrots = null, finish_limit: limit = null } = view.seats[seat] ?? {};
  const home = withPawn(view, event, { place, space: FINISH });
  const scene = (frame: FinishScene["frame"]): FinishScene => {
    return { kind: "finish", frame, seat, pawn, place, carrots, limit };
  };
  return [
    { view: home, ms: HOME_MS, scene: scene("home"), sound: { name: "arrival" } },
    { view: home, ms: CALLED_MS, scene: scene("called"), still: STILL_MS },
  ];
}

function beatsOf(view: HareView, event: HareEvent, around: Around): Beat<HareView>[] {
  const drawn = around.before.some(
    (one) => isHareEvent(one) && (one.kind === "drew" || one.kind === "rolled" || one.kind === "charted"),
  );
  const ms = drawn ? NOTE_MS : READ_MS;
  switch (event.kind) {
    case "moved":
      return running(view, event);
    case "paid":
      return [paying(view, event.seat, -event.amount, ms)];
    case "took":
    case "kept":
      return [paying(view, event.seat, event.amount, ms)];
    case "gave": {
      const given = paying(view, event.seat, -event.amount);
      return [{ ...given, ms: ms / 2 }, paying(given.view, event.to, event.amount, ms)];
    }
    case "restored":
    case "restarted":
      return [{ view: withCarrots(view, event.seat, () => event.carrots), ms }];
    case "shown":
      return [{ view: withSeat(view, event.seat, { carrots: event.carrots, shown: true }), ms: READ_MS * 1.5 }];
    case "ate": {
      const eaten = withSeat(view, event.seat, { lettuces: event.lettuces });
      return [{ view: withPawn(eaten, event, { face: "up" }), ms: READ_MS }];
    }
    case "laid-down":
      return [{ view: withPawn(view, event, { face: event.face }), ms }];
    case "turned-up":
    case "woke":
      return [{ view: withPawn(view, event, { face: "up" }), ms: READ_MS }];
    case "finished":
      return arriving(view, event);
    case "drew":
    case "rolled":
    case "charted":
      return drawing(view, event, around.after.filter(isHareEvent));
    default:
      return [{ view, ms }];
  }
}

export function animate(shown: View, event: GameEvent, around: Around): Beat[] {
  return isHareView(shown) && isHareEvent(event) ? beatsOf({ ...shown, choices: [] }, event, around) : [];
}

/** Once all has been shown: who overtook whom, and what that means for the number spaces. */
export function settle(before: View, after: View): Beat[] {
  if (!isHareView(before) || !isHareView(after)) return [];
  const scene = overtaking(before, after);
  if (!scene) return [];
  return [{ view: after, ms: OVERTAKE_MS, scene, sound: { name: "overtake" }, lingers: OVERTAKE_STILL_MS }];
}
