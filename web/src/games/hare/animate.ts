/** How events of the race are shown: from the board before it, the board at each moment of it. */
import type { Face, GameEvent, HareView, PawnView, View } from "../../lib/api/types";
import type { Beat } from "../../lib/table/stage.svelte";

const HOP_MS = 110;
const LONGEST_RUN_MS = 1100;
const READ_MS = 650;

type Change = Partial<PawnView>;

function withPawn(view: HareView, event: GameEvent, change: Change): HareView {
  const pawns = view.pawns.map((pawn) =>
    pawn.seat === event.seat && pawn.name === (event.pawn ?? "a") ? { ...pawn, ...change } : pawn,
  );
  return { ...view, pawns };
}

function withCarrots(view: HareView, seat: number, change: (carrots: number) => number): HareView {
  const seats = view.seats.map((one) =>
    one.seat === seat && one.carrots !== null ? { ...one, carrots: change(one.carrots) } : one,
  );
  return { ...view, seats };
}

function paying(view: HareView, seat: number, amount: number): Beat {
  return {
    view: withCarrots(view, seat, (carrots) => carrots + amount),
    ms: READ_MS,
    effect: { seat, text: amount > 0 ? `+${amount}` : `−${-amount}`, tone: amount > 0 ? "gain" : "loss" },
  };
}

/** The pawn visits every space on its way. */
function running(view: HareView, event: GameEvent): Beat[] {
  const [origin, space] = [event.origin as number, event.space as number];
  const distance = Math.abs(space - origin);
  const ms = Math.min(HOP_MS, LONGEST_RUN_MS / Math.max(distance, 1));
  const direction = Math.sign(space - origin);
  const beats: Beat[] = [];
  for (let hop = 1; hop <= distance; hop++) {
    beats.push({ view: withPawn(view, event, { space: origin + hop * direction }), ms });
  }
  beats.push({ view: withPawn(view, event, { space }), ms: READ_MS / 2 });
  return beats;
}

export function animate(shown: View, event: GameEvent): Beat[] {
  const view = { ...(shown as HareView), choices: [] };
  const amount = (event.amount as number | undefined) ?? 0;
  const seat = event.seat as number;
  switch (event.kind) {
    case "moved":
      return running(view, event);
    case "paid":
      return [paying(view, seat, -amount)];
    case "took":
    case "kept":
      return [paying(view, seat, amount)];
    case "gave": {
      const given = paying(view, seat, -amount);
      return [{ ...given, ms: READ_MS / 2 }, paying(given.view as HareView, event.to as number, amount)];
    }
    case "restored":
    case "restarted":
      return [{ view: withCarrots(view, seat, () => event.carrots as number), ms: READ_MS }];
    case "shown": {
      const seats = view.seats.map((one) =>
        one.seat === seat ? { ...one, carrots: event.carrots as number, shown: true } : one,
      );
      return [{ view: { ...view, seats }, ms: READ_MS * 1.5 }];
    }
    case "ate": {
      const seats = view.seats.map((one) => (one.seat === seat ? { ...one, lettuces: event.lettuces as number } : one));
      return [{ view: withPawn({ ...view, seats }, event, { face: "up" }), ms: READ_MS }];
    }
    case "laid-down":
      return [{ view: withPawn(view, event, { face: event.face as Face }), ms: READ_MS }];
    case "turned-up":
    case "woke":
      return [{ view: withPawn(view, event, { face: "up" }), ms: READ_MS }];
    case "finished":
      return [{ view: withPawn(view, event, { place: event.place as number }), ms: READ_MS * 2 }];
    case "drew":
    case "rolled":
    case "charted":
      return [{ view, ms: READ_MS * 2 }];
    default:
      return [{ view, ms: READ_MS }];
  }
}
