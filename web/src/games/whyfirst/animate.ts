/** How events of Why First? are shown: cards turn over one by one, pawns walk, second place is crowned. */
import type { GameEvent, View, WhyFirstEntrant, WhyFirstView } from "../../lib/api/types";
import type { Beat } from "../../lib/table/stage.svelte";
import { signed } from "./cards";
import { withRevealed, withTarget, type Trick } from "./trick";

/** A view while it is being shown: with the cards that lie open in the middle. */
export interface StagedView extends WhyFirstView {
  open?: Trick;
}

const STEP_MS = 130;
const CARD_MS = 650;
const READ_MS = 800;
const ROUND_MS = 2200;

type Change = Partial<WhyFirstEntrant>;

function withEntrant(view: StagedView, seat: number, change: Change): StagedView {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

/** Nobody is second while pawns are on their way. */
function unplaced(view: StagedView): StagedView {
  return { ...view, second: null, runners_up: [] };
}

function turnedUp(view: StagedView, event: GameEvent): StagedView {
  const { seat, card } = event as unknown as { seat: number; card: string };
  const held = view.hand.indexOf(card);
  const mine = seat === view.seat && held >= 0;
  const cards = view.seats[seat]!.cards - 1;
  const open = withRevealed(view.open ?? { round: view.round, trick: view.trick, cards: [] }, event);
  return {
    ...withEntrant(view, seat, { has_chosen: false, cards: Math.max(cards, 0) }),
    open,
    hand: mine ? view.hand.toSpliced(held, 1) : view.hand,
    choice: mine ? null : view.choice,
  };
}

function walking(shown: StagedView, event: GameEvent): Beat<StagedView>[] {
  const { by, seat, amount, origin, space } = event as unknown as Record<"seat" | "amount" | "origin" | "space", number> & {
    by: number | null;
  };
  const named = by !== null && shown.open ? { ...shown, open: withTarget(shown.open, by, seat) } : shown;
  const view = unplaced(named);
  const effect = { seat, text: signed(amount), tone: amount > 0 ? "gain" : amount < 0 ? "loss" : "plain" } as const;
  const beats: Beat<StagedView>[] = [{ view, ms: READ_MS / 2, effect }];
  const direction = Math.sign(space - origin);
  for (let at = origin + direction; at !== space + direction && direction; at += direction) {
    beats.push({ view: withEntrant(view, seat, { space: at }), ms: STEP_MS });
  }
  beats.push({ view: withEntrant(view, seat, { space }), ms: READ_MS / 2 });
  return beats;
}

export function animate(shown: View, event: GameEvent): Beat[] {
  const view: StagedView = { ...(shown as StagedView), choices: [] };
  const seat = event.seat as number;
  switch (event.kind) {
    case "chose":
      return [{ view: withEntrant(view, seat, { has_chosen: true }), ms: 120 }];
    case "trick": {
      const [round, trick] = [event.round as number, event.trick as number];
      const seats = view.seats.map((one) => ({ ...one, has_chosen: !one.leo || trick < view.tricks, face_up: null }));
      return [{ view: { ...view, round, trick, seats, open: { round, trick, cards: [] } } as StagedView, ms: CARD_MS }];
    }
    case "revealed":
      return [{ view: turnedUp(view, event), ms: CARD_MS }];
    case "moved":
      return walking(view, event);
    case "round-over": {
      const second = event.second as number | null;
      const runnersUp = view.seats.filter((one) => one.space === second).map((one) => one.seat);
      return [{ view: { ...view, first: event.first as number, second, runners_up: runnersUp }, ms: ROUND_MS }];
    }
    case "scored": {
      const points = event.points as number;
      const effect = { seat, text: signed(points), tone: points < 0 ? "loss" : "gain" } as const;
      return [{ view: withEntrant(view, seat, { total: event.total as number }), ms: ROUND_MS, effect }];
    }
    case "round": {
      const seats = view.seats.map((one) => ({ ...one, space: view.track.start, has_chosen: false, face_up: null }));
      const fresh = { ...unplaced(view), seats, round: event.round as number, trick: 1, open: undefined };
      return [{ view: fresh as StagedView, ms: READ_MS }];
    }
    case "hand":
      return [{ view: withEntrant(view, seat, { cards: event.count as number }), ms: 90 }];
    case "dealt":
      return [{ view: { ...view, hand: event.cards as string[] }, ms: READ_MS }];
    default:
      return [{ view, ms: READ_MS }];
  }
}
