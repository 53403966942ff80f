/** How events of the race are shown: from the board before it, the board at each moment of it. */
import type { Beat } from "../../lib/table/stage.svelte";
import type { GameEvent, View } from "../../lib/table/view";
import { isHareEvent, isHareView, type HareEvent, type HarePawn, type HareView, type PawnLetter } from "./types";

const HOP_MS = 110;
const LONGEST_RUN_MS = 1100;
const READ_MS = 650;

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

function paying(view: HareView, seat: number, amount: number): Beat<HareView> {
  return {
    view: withCarrots(view, seat, (carrots) => carrots + amount),
    ms: READ_MS,
    effect: { seat, text: amount > 0 ? `+${amount}` : `−${-amount}`, tone: amount > 0 ? "gain" : "loss" },
  };
}

/** The pawn visits every space on its way. */
function running(view: HareView, event: Extract<HareEvent, { kind: "moved" }>): Beat<HareView>[] {
  const { origin, space } = event;
  const distance = Math.abs(space - origin);
  const ms = Math.min(HOP_MS, LONGEST_RUN_MS / Math.max(distance, 1));
  const direction = Math.sign(space - origin);
  const beats: Beat<HareView>[] = [];
  for (let hop = 1; hop <= distance; hop++) {
    beats.push({ view: withPawn(view, event, { space: origin + hop * direction }), ms });
  }
  beats.push({ view: withPawn(view, event, { space }), ms: READ_MS / 2 });
  return beats;
}

function beatsOf(view: HareView, event: HareEvent): Beat<HareView>[] {
  switch (event.kind) {
    case "moved":
      return running(view, event);
    case "paid":
      return [paying(view, event.seat, -event.amount)];
    case "took":
    case "kept":
      return [paying(view, event.seat, event.amount)];
    case "gave": {
      const given = paying(view, event.seat, -event.amount);
      return [{ ...given, ms: READ_MS / 2 }, paying(given.view, event.to, event.amount)];
    }
    case "restored":
    case "restarted":
      return [{ view: withCarrots(view, event.seat, () => event.carrots), ms: READ_MS }];
    case "shown":
      return [{ view: withSeat(view, event.seat, { carrots: event.carrots, shown: true }), ms: READ_MS * 1.5 }];
    case "ate": {
      const eaten = withSeat(view, event.seat, { lettuces: event.lettuces });
      return [{ view: withPawn(eaten, event, { face: "up" }), ms: READ_MS }];
    }
    case "laid-down":
      return [{ view: withPawn(view, event, { face: event.face }), ms: READ_MS }];
    case "turned-up":
    case "woke":
      return [{ view: withPawn(view, event, { face: "up" }), ms: READ_MS }];
    case "finished":
      return [{ view: withPawn(view, event, { place: event.place }), ms: READ_MS * 2 }];
    case "drew":
    case "rolled":
    case "charted":
      return [{ view, ms: READ_MS * 2 }];
    default:
      return [{ view, ms: READ_MS }];
  }
}

export function animate(shown: View, event: GameEvent): Beat[] {
  return isHareView(shown) && isHareEvent(event) ? beatsOf({ ...shown, choices: [] }, event) : [];
}
