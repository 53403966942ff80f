/** How events of Why First? are shown: cards turn over together, pawns leap, and a light stops on second place. */
import type { Beat } from "../../lib/table/stage.svelte";
import type { Around, GameEvent, View } from "../../lib/table/view";
import type { Reveal, StagedView } from "./reveal";
import { emptyTrick, withMove, withRevealed } from "./trick";
import { isWhyFirstEvent, isWhyFirstView, type WhyFirstEntrant, type WhyFirstEvent } from "./types";

/** A trick takes 3.2 s at most, from face down to the light; the end of a round with its last trick 6 s. */
const CHOSE_MS = 120;
const DOWN_MS = 120;
const AFTER_TRICK_MS = 300;
const TURN_MS = 300;
const READ_MS = 600;
const READ_LAST_MS = 300;
const FLY_MS = 250;
const SUMS_MS = 400;
const LEAP_MS = 500;
const DUSK_MS = 200;
const LIGHT_MS = 600;
const SCORE_MS = 900;
const FINAL_SCORE_MS = 1800;
const DEAL_MS = 150;
/** At rest: a trick that the next one follows at once, and the end of a game. */
const STILL_MS = 1500;

type Kind<K extends WhyFirstEvent["kind"]> = Extract<WhyFirstEvent, { kind: K }>;

/** Every view can be on its way: nothing is being revealed then. */
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

/** What everybody may see of a view: it can stay on the screen while the device is handed on. */
function open(view: StagedView): StagedView {
  return { ...view, hand: [], choice: null, elsewhere: {}, choices: [] };
}

function revealOf(view: StagedView): Reveal {
  if (view.reveal) return view.reveal;
  const cards = view.seats.flatMap(({ seat, face_up }) => (face_up ? [{ seat, card: face_up, to: null }] : []));
  return { ...emptyTrick(view.round, view.trick), cards, frame: "turn", flying: [], points: null };
}

const at = (view: StagedView, change: Partial<Reveal>): StagedView => ({
  ...view,
  reveal: { ...revealOf(view), ...change },
});

/** The events of the same trick that follow, or came before. */
function ofTrick({ before, after }: Around): { before: WhyFirstEvent[]; after: WhyFirstEvent[] } {
  const ends = (event: GameEvent) => event.kind === "trick" || event.kind === "round-over" || event.kind === "round";
  const end = after.findIndex(ends);
  return {
    before: before.slice(before.findLastIndex(ends) + 1).filter(isWhyFirstEvent),
    after: (end < 0 ? after : after.slice(0, end)).filter(isWhyFirstEvent),
  };
}

const isKind =
  <K extends WhyFirstEvent["kind"]>(kind: K) =>
  (event: WhyFirstEvent): event is Kind<K> =>
    event.kind === kind;

function turnedUp(view: StagedView, event: Kind<"revealed">): StagedView {
  const { seat, card } = event;
  const held = view.hand.indexOf(card);
  const mine = seat === view.seat && held >= 0;
  const cards = view.seats[seat]!.cards - 1;
  return {
    ...withEntrant(view, seat, { has_chosen: false, cards: Math.max(cards, 0) }),
    reveal: { ...withRevealed(revealOf(view), event), frame: "turn" },
    hand: mine ? view.hand.toSpliced(held, 1) : view.hand,
    choice: mine ? null : view.choice,
  };
}

/** All cards turn together, with the last of them; then they fly to the pawns that they move. */
function turning(before: StagedView, event: Kind<"revealed">, around: Around): Beat<StagedView>[] {
  const view = turnedUp(before, event);
  if (ofTrick(around).after.some(isKind("revealed"))) return [{ view, ms: 0 }];
  const flying = revealOf(view).cards.flatMap(({ seat, to }) => (to === null ? [] : [seat]));
  const read = around.after.some(({ kind }) => kind === "round-over") ? READ_LAST_MS : READ_MS;
  const turn = { view, ms: TURN_MS + read, sound: { name: "paper" } } as const;
  return flying.length ? [turn, { view: at(view, { frame: "fly", flying }), ms: FLY_MS }] : [turn];
}

/** One leap for everybody, however far: what matters is who stands where afterwards. */
function leaping(before: StagedView, event: Kind<"moved">, around: Around): Beat<StagedView>[] {
  const { before: earlier, after } = ofTrick(around);
  if (event.by === null && earlier.some(isKind("moved"))) return [];
  const moves = event.by === null ? [event, ...after.filter(isKind("moved"))] : [event];
  const view = moves.reduce<StagedView>(
    (now, move) => at(now, withMove(revealOf(now), move)),
    unplaced(at(before, event.by === null ? { flying: [] } : { flying: [event.by], moves: [] })),
  );
  const landed = moves.reduce((now, { seat, space }) => withEntrant(now, seat, { space }), view);
  const next = around.after.some(({ kind }) => kind === "trick");
  return [
    ...(event.by === null ? [] : [{ view: at(view, { frame: "fly" }), ms: FLY_MS }]),
    { view: at(view, { frame: "sums", flying: [] }), ms: SUMS_MS },
    {
      view: at(landed, { frame: "leap", flying: [] }),
      ms: LEAP_MS,
      sound: { name: "hop", step: Math.max(...moves.map(({ amount }) => Math.abs(amount))) },
      ...(next ? { still: STILL_MS } : {}),
    },
  ];
}

/** Dusk, the light that stops on second place, and what it brings. */
function scoring(view: StagedView, { first, second }: Kind<"round-over">, { after }: Around): Beat<StagedView>[] {
  const scores = after.filter(isWhyFirstEvent).filter(isKind("scored"));
  const over = after.some(({ kind }) => kind === "over");
  const runners_up = view.seats.filter((one) => one.space === second).map((one) => one.seat);
  const points = new Map(scores.map((scored) => [scored.seat, scored.points]));
  const lit = at({ ...view, first, second, runners_up }, { frame: "light" });
  const scored = scores.reduce((now, { seat, total }) => withEntrant(now, seat, { total }), lit);
  const last = at(scored, { frame: "score", points });
  return [
    { view: at(unplaced(view), { frame: "dusk" }), ms: DUSK_MS },
    { view: lit, ms: LIGHT_MS, sound: { name: "second" } },
    { view: last, ms: over ? FINAL_SCORE_MS : SCORE_MS, stays: open(last), ...(over ? { still: STILL_MS } : {}) },
  ];
}

function beatsOf(view: StagedView, event: WhyFirstEvent, around: Around): Beat<StagedView>[] {
  switch (event.kind) {
    case "chose":
      return [{ view: withEntrant(view, event.seat, { has_chosen: true }), ms: CHOSE_MS }];
    case "trick": {
      const { round, trick } = event;
      const seats = view.seats.map((one) => ({ ...one, has_chosen: !one.leo || trick < view.tricks, face_up: null }));
      const reveal: Reveal = { ...emptyTrick(round, trick), frame: "down", flying: [], points: null };
      return [
        { view: { ...view, round, trick, seats, reveal }, ms: view.reveal ? AFTER_TRICK_MS : DOWN_MS, stays: null },
      ];
    }
    case "revealed":
      return turning(view, event, around);
    case "moved":
      return leaping(view, event, around);
    case "round-over":
      return scoring(view, event, around);
    case "scored":
      return [{ view: withEntrant(view, event.seat, { total: event.total }), ms: 0 }];
    case "round": {
      const seats = view.seats.map((one) => ({ ...one, space: view.track.start, has_chosen: false, face_up: null }));
      const begun = { ...unplaced(view), seats, round: event.round, trick: 1, reveal: undefined };
      return [{ view: begun, ms: DEAL_MS }];
    }
    case "hand":
      return [{ view: withEntrant(view, event.seat, { cards: event.count }), ms: 0 }];
    case "dealt":
      return [{ view: { ...view, hand: event.cards }, ms: DEAL_MS }];
    default:
      return [{ view, ms: 0 }];
  }
}

export function animate(shown: View, event: GameEvent, around: Around): Beat[] {
  const view = stagedView(shown);
  return view && isWhyFirstEvent(event) ? beatsOf({ ...view, choices: [] }, event, around) : [];
}

/** After a trick within a round: only the new view says who is second now. What it came to stays until somebody goes on. */
export function settle(now: View, shown: View): Beat[] {
  const [after, reveal] = [stagedView(now), stagedView(shown)?.reveal];
  if (!after || !reveal || after.outcome || after.round !== reveal.round || after.trick === reveal.trick) return [];
  const staged = { ...after, choices: [], trick: reveal.trick, reveal };
  const lit = at(staged, { frame: "light" });
  return [
    { view: at(unplaced(staged), { frame: "dusk" }), ms: DUSK_MS },
    { view: lit, ms: LIGHT_MS, sound: { name: "second" }, stays: open(lit) },
    { view: after, ms: 0 },
  ];
}
