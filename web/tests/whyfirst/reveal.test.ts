import { describe, expect, it } from "vitest";
import { animate as animated, settle, stagedView } from "../../src/games/whyfirst/animate";
import { completed, sumsOf, waysOf, type StagedView } from "../../src/games/whyfirst/reveal";
import type { Beat } from "../../src/lib/table/stage.svelte";
import { ALONE, type Around, type GameEvent } from "../../src/lib/table/view";
import { event } from "./events";
import { view } from "./view";

const animate = (before: StagedView, happened: GameEvent, around: Around = ALONE) => animated(before, happened, around);
/** The table at each moment of an event. */
const shown = (...happened: Parameters<typeof animate>) => animate(...happened).map((beat) => stagedView(beat.view)!);

const table = [0, 1, 2];
const revealed = (seat: number, card: string, to: number | null, automatic = false) =>
  event("revealed", { seat, card, to, automatic });
const moved = (seat: number, amount: number, origin: number, by: number | null = null) =>
  event("moved", { by, seat, amount, origin, space: origin + amount, stopped: false });

const TRICK: GameEvent[] = [
  event("trick", { round: 1, trick: 1 }),
  revealed(0, "+3", 1),
  revealed(1, "-1", 1),
  revealed(2, "-1", 2),
  moved(1, 2, 0),
  moved(2, -1, 0),
];

/** Everything that is shown of what happened together, from a view on. */
function perform(from: StagedView, events: GameEvent[]): { beats: Beat[]; last: StagedView } {
  let last = from;
  const beats = events.flatMap((happened, at) => {
    const made = animate(last, happened, { before: events.slice(0, at), after: events.slice(at + 1) });
    last = stagedView(made.at(-1)?.view ?? last)!;
    return made;
  });
  return { beats, last };
}

const lasts = (beats: readonly Beat[]) => beats.reduce((sum, { ms }) => sum + ms, 0);
const framesOf = (beats: readonly Beat[]) => {
  const frames = beats.map((beat) => stagedView(beat.view)?.reveal?.frame);
  return frames.filter((frame, at) => frame !== frames[at - 1]);
};

describe("the reveal of a trick", () => {
  const { beats, last } = perform(view(), TRICK);
  const seats = last.seats.map((one) => ({ ...one, has_chosen: false }));
  const after = view({ trick: 2, seats, first: 2, second: 0, runners_up: [0] });
  const light = settle(after, last);

  it("goes from cards face down to the light on second place", () => {
    expect(framesOf([...beats, ...light])).toEqual(["down", "turn", "fly", "sums", "leap", "dusk", "light", undefined]);
  });

  it("lasts 3.2 s at most, and pawns leap together", () => {
    expect(lasts([...beats, ...light])).toBeLessThanOrEqual(3200);
    const leap = beats.find((beat) => stagedView(beat.view)?.reveal?.frame === "leap")!;
    expect(stagedView(leap.view)!.seats.map(({ space }) => space)).toEqual([0, 2, -1]);
    expect(beats.filter((beat) => beat.ms > 0 && beat.sound?.name === "hop")).toHaveLength(1);
  });

  it("says what the cards came to", () => {
    expect(sumsOf(last.reveal!, table)).toEqual([
      { seat: 0, cards: [], amount: 0 },
      { seat: 1, cards: ["+3", "-1"], amount: 2 },
      { seat: 2, cards: ["-1"], amount: -1 },
    ]);
  });

  it("stays as it is, without anybody's secrets, and the game goes on behind it", () => {
    const held = stagedView(light.find(({ stays }) => stays)!.stays!)!;
    expect(held.reveal).toMatchObject({ round: 1, trick: 1, frame: "light" });
    expect([held.second, held.runners_up, held.hand, held.choice]).toEqual([0, [0], [], null]);
    expect(light.at(-1)!.view).toBe(after);
  });

  it("is taken away by the next trick", () => {
    expect(animate(after, event("trick", { round: 1, trick: 2 }))[0]!.stays).toBeNull();
  });

  it("has nothing to say about second place while pawns are moved one by one", () => {
    expect(settle(view({ phase: "move" }), last)).toEqual([]);
  });
});

describe("the end of a round", () => {
  const LAST: GameEvent[] = [
    event("trick", { round: 1, trick: 5 }),
    ...table.map((seat) => revealed(seat, "+3", seat, true)),
    ...table.map((seat) => moved(seat, 3, seat)),
  ];
  const SCORE: GameEvent[] = [
    event("round-over", { round: 1, first: 5, second: 4, why: "second" }),
    event("scored", { seat: 1, points: 4, total: 9 }),
  ];
  const DEAL: GameEvent[] = [
    event("round", { round: 2 }),
    ...table.map((seat) => event("hand", { seat, count: 5 })),
    event("dealt", { seat: 0, cards: ["+1"] }),
  ];
  const FOURTH = TRICK.with(0, event("trick", { round: 1, trick: 4 }));

  it("takes 6 s at most, with both of the last tricks, the points and the new deal", () => {
    const end = perform(view(), [...FOURTH, ...LAST, ...SCORE]);
    const deal = perform(end.last, DEAL);
    expect(lasts(end.beats) + lasts(deal.beats)).toBeLessThanOrEqual(6000);
  });

  it("shows the points where the light is, and stays", () => {
    const { beats, last } = perform(view(), [...LAST, ...SCORE]);
    const held = stagedView(beats.findLast(({ stays }) => stays)!.stays!)!;
    expect(held.reveal).toMatchObject({ frame: "score", trick: 5 });
    expect(held.reveal!.points).toEqual(new Map([[1, 4]]));
    expect(held.runners_up).toEqual([1]);
    expect(last.seats[1]!.total).toBe(9);
  });

  it("leaves time to look at it before the result", () => {
    const over = event("over", { winners: [1], highest: 9, winning: 5, why: "second" });
    const { beats } = perform(view(), [...LAST, ...SCORE, over]);
    expect(beats.findLast(({ stays }) => stays)).toMatchObject({ still: 1500, ms: 1800 });
  });
});

describe("single events", () => {
  it("turn a card up and take it from my hand, one of two", () => {
    const [now] = shown(view(), revealed(0, "+3", 1));
    expect(now!.hand).toEqual(["-1", "+3"]);
    expect(now!.reveal?.cards).toEqual([{ seat: 0, card: "+3", to: 1 }]);
  });

  it("leap, and end where the engine says", () => {
    const path = shown(view(), moved(1, -3, 0)).map(({ seats }) => seats[1]!.space);
    expect(path).toEqual([0, -3]);
  });

  it("stay where the cards cancel out", () => {
    const stay = moved(1, 0, 0);
    expect(shown(view(), stay).every(({ seats }) => seats[1]!.space === 0)).toBe(true);
    expect(sumsOf(shown(view(), stay)[0]!.reveal!, [1])[0]!.amount).toBe(0);
  });

  it("let a card of the tactical variant fly to the pawn that it moves", () => {
    const seats = view().seats.map((one) => ({ ...one, face_up: one.seat === 2 ? "+3/21" : "-1/2" }));
    const [fly, ...rest] = shown(view({ phase: "move", seats }), moved(0, 3, 0, 2));
    expect(fly!.reveal).toMatchObject({ frame: "fly", flying: [2] });
    expect(rest.at(-1)!.reveal!.cards.find(({ seat }) => seat === 2)!.to).toBe(0);
  });
});

describe("moves one by one", () => {
  const reveal = {
    ...{ round: 1, trick: 2, cards: [{ seat: 0, card: "+3/21", to: 1 }], frame: "leap" as const },
    ...{ flying: [], points: null, moves: [{ seat: 1, by: 0, amount: 3, origin: 1, space: 4 }] },
  };
  const before = { seat: 1, by: 2, amount: 1, origin: 0, space: 1 };

  it("are all known from the log", () => {
    const logged = { ...reveal, moves: [before, ...reveal.moves] };
    expect(completed(reveal, logged).moves).toHaveLength(2);
    expect(completed(reveal, { ...logged, trick: 3 }).moves).toHaveLength(1);
    expect(completed(reveal, { ...logged, moves: [] }).moves).toHaveLength(1);
  });

  it("make one way for each pawn", () => {
    expect(waysOf([before, ...reveal.moves])).toEqual([{ seat: 1, by: 0, amount: 4, origin: 0, space: 4 }]);
  });
});
