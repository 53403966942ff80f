/** How events of Why First? are shown: cards turn over one by one, pawns walk, second place is crowned. */
import type { Beat } from "../../lib/table/stage.svelte";
import type { GameEvent, View } from "../../lib/table/view";
import { signed } from "./cards";
import { withRevealed, withTarget, type Trick } from "./trick";
import { isWhyFirstEvent, isWhyFirstView, type WhyFirstEntrant, type WhyFirstEvent, type WhyFirstView } from "./types";

/** A view while it is being shown: with the cards that lie open in the middle. */
export interface StagedView extends WhyFirstView {
  open?: Trick | undefined;
}

const STEP_MS = 130;
const CARD_MS = 650;
const READ_MS = 800;
const ROUND_MS = 2200;

type Kind<K extends WhyFirstEvent["kind"]> = Extract<WhyFirstEvent, { kind: K }>;

/** Every view can be on its way: nothing lies open then. */
export function stagedView(view: View | null): StagedView | null {
  return view && isWhyFirstView(view) ? view : null;
}

function withEntrant(view: StagedView, seat: number, change: Partial<WhyFirstEntrant>): StagedView {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

/** Nobody is second while pawns are on their way. */
function unplaced(view: StagedView): StagedView {
  return { ...view, second: null, runners_up: [] };
}

function turnedUp(view: StagedView, event: Kind<"revealed">): StagedView {
  const { seat, card } = event;
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

function walking(shown: StagedView, { by, seat, amount, origin, space }: Kind<"moved">): Beat<StagedView>[] {
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

function beatsOf(view: StagedView, event: WhyFirstEvent): Beat<StagedView>[] {
  switch (event.kind) {
    case "chose":
      return [{ view: withEntrant(view, event.seat, { has_chosen: true }), ms: 120 }];
    case "trick": {
      const { round, trick } = event;
      const seats = view.seats.map((one) => ({ ...one, has_chosen: !one.leo || trick < view.tricks, face_up: null }));
      return [{ view: { ...view, round, trick, seats, open: { round, trick, cards: [] } }, ms: CARD_MS }];
    }
    case "revealed":
      return [{ view: turnedUp(view, event), ms: CARD_MS }];
    case "moved":
      return walking(view, event);
    case "round-over": {
      const { first, second } = event;
      const runnersUp = view.seats.filter((one) => one.space === second).map((one) => one.seat);
      return [{ view: { ...view, first, second, runners_up: runnersUp }, ms: ROUND_MS }];
    }
    case "scored": {
      const { seat, points, total } = event;
      const effect = { seat, text: signed(points), tone: points < 0 ? "loss" : "gain" } as const;
      return [{ view: withEntrant(view, seat, { total }), ms: ROUND_MS, effect }];
    }
    case "round": {
      const seats = view.seats.map((one) => ({ ...one, space: view.track.start, has_chosen: false, face_up: null }));
      return [{ view: { ...unplaced(view), seats, round: event.round, trick: 1, open: undefined }, ms: READ_MS }];
    }
    case "hand":
      return [{ view: withEntrant(view, event.seat, { cards: event.count }), ms: 90 }];
    case "dealt":
      return [{ view: { ...view, hand: event.cards }, ms: READ_MS }];
    default:
      return [{ view, ms: READ_MS }];
  }
}

export function animate(shown: View, event: GameEvent): Beat[] {
  const view = stagedView(shown);
  return view && isWhyFirstEvent(event) ? beatsOf({ ...view, choices: [] }, event) : [];
}
