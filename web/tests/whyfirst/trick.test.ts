import { describe, expect, it } from "vitest";
import { lastTrick, roundScores } from "../../src/games/whyfirst/trick";

const say = (kind: string, params: Record<string, unknown>) => ({ key: `whyfirst-event-${kind}`, params });

describe("the last trick", () => {
  it("is nothing before cards were turned up", () => {
    expect(lastTrick([say("round", { round: 1 })], null)).toBeNull();
  });

  it("holds who played what on whom, Leo by his number", () => {
    const story = [
      say("trick", { round: 1, trick: 1 }),
      say("revealed", { seat: 0, card: "+1", to: 0 }),
      say("trick", { round: 1, trick: 2 }),
      say("revealed", { seat: 0, card: "+3", to: 1 }),
      say("revealed", { seat: "Leo", card: "-1", to: "Leo" }),
      say("moved", { seat: 1, amount: "+3" }),
    ];
    expect(lastTrick(story, 2)).toEqual({
      round: 1,
      trick: 2,
      cards: [
        { seat: 0, card: "+3", to: 1 },
        { seat: 2, card: "-1", to: 2 },
      ],
    });
  });

  it("learns in the tactical variant whom a card moves when it moves", () => {
    const story = [
      say("trick", { round: 1, trick: 1 }),
      say("laid", { seat: 0, card: "+3/21" }),
      say("laid", { seat: 1, card: "+1/3" }),
      say("moved-by", { by: 0, seat: 1, amount: "+3" }),
    ];
    expect(lastTrick(story, null)?.cards.map(({ to }) => to)).toEqual([1, null]);
  });
});

describe("the points of the rounds", () => {
  it("are those told after each round", () => {
    const story = [
      say("round-over", { round: 1, first: 5, second: 3 }),
      say("scored", { seat: 1, points: 3, total: 3 }),
      say("scored", { seat: "Leo", points: 3, total: 3 }),
      say("round-over", { round: 2, first: 0 }),
    ];
    const scores = roundScores(story, 2);
    expect(scores.map(({ round }) => round)).toEqual([1, 2]);
    expect([...scores[0]!.points]).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(scores[1]!.points.size).toBe(0);
  });
});
