import { describe, expect, it } from "vitest";
import { lastTrick, roundScores, whatHappened } from "../../src/games/whyfirst/trick";
import type { GameEvent } from "../../src/lib/table/view";
import { event } from "./events";

const story = (...events: GameEvent[]) =>
  whatHappened(events.map((one, id) => ({ id, message: one.say, event: one, act: id, seat: null })));
const revealed = (seat: number, card: string, to: number | null) =>
  event("revealed", { seat, card, to, automatic: false });
const moved = (by: number | null, seat: number) =>
  event("moved", { by, seat, amount: 3, origin: 0, space: 3, stopped: false });

describe("the last trick", () => {
  it("is nothing before cards were turned up", () => {
    expect(lastTrick(story(event("round", { round: 1 })))).toBeNull();
  });

  it("holds who played what on whom", () => {
    const tricks = story(
      event("trick", { round: 1, trick: 1 }),
      revealed(0, "+1", 0),
      event("trick", { round: 1, trick: 2 }),
      revealed(0, "+3", 1),
      revealed(2, "-1", 2),
      moved(null, 1),
    );
    expect(lastTrick(tricks)).toEqual({
      round: 1,
      trick: 2,
      cards: [
        { seat: 0, card: "+3", to: 1 },
        { seat: 2, card: "-1", to: 2 },
      ],
      moves: [{ by: null, seat: 1, amount: 3, origin: 0, space: 3 }],
    });
  });

  it("learns in the tactical variant whom a card moves when it moves", () => {
    const tactical = story(
      event("trick", { round: 1, trick: 1 }),
      revealed(0, "+3/21", null),
      revealed(1, "+1/3", null),
      moved(0, 1),
    );
    expect(lastTrick(tactical)?.cards.map(({ to }) => to)).toEqual([1, null]);
  });
});

describe("the points of the rounds", () => {
  it("are those of the events after each round", () => {
    const scores = roundScores(
      story(
        event("round-over", { round: 1, first: 5, second: 3, why: "second" }),
        event("scored", { seat: 1, points: 3, total: 3 }),
        event("scored", { seat: 2, points: 3, total: 3 }),
        event("round-over", { round: 2, first: 0, second: null, why: "all-level" }),
      ),
    );
    expect(scores.map(({ round }) => round)).toEqual([1, 2]);
    expect([...scores[0]!.points]).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(scores[1]!.points.size).toBe(0);
  });
});
