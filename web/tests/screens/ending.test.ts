import { describe, expect, it } from "vitest";
import { apart, curvesOf, pointRanking, ranking, scaleOf } from "../../src/screens/table/ending/standing";

const outcome = (places: (number | null)[], winners: number[]) => ({ places, winners });

describe("ranking", () => {
  it("lists everybody, also those who were on their way", () => {
    const ranks = ranking(outcome([2, null, 1, null], [2]), [2, 0, 3, 1]);
    expect(ranks.map(({ seat, place, reached }) => [seat, place, reached])).toEqual([
      [2, 1, true],
      [0, 2, true],
      [3, 3, false],
      [1, 4, false],
    ]);
  });

  it("lets winners share a place", () => {
    const ranks = ranking(outcome([1, null, 1], [0, 2]), [1, 0, 2]);
    expect(ranks.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ]);
  });
});

describe("ranking by points", () => {
  const ranked = (points: number[], winners: number[]) =>
    pointRanking(outcome([], winners), points).map(({ seat, place, won }) => [seat, place, won]);

  it("puts the second-highest on top, with its own place", () => {
    expect(ranked([1, 0, 8, 3], [3])).toEqual([
      [3, 2, true],
      [2, 1, false],
      [0, 3, false],
      [1, 4, false],
    ]);
  });

  it("counts equal points once", () => {
    expect(ranked([10, 5, 10], [1])).toEqual([
      [1, 2, true],
      [0, 1, false],
      [2, 1, false],
    ]);
    expect(ranked([4, 4], [0, 1])).toEqual([
      [0, 1, true],
      [1, 1, true],
    ]);
  });
});

describe("curves", () => {
  const story = {
    turns: [0, 1, 2],
    moments: [],
    lines: [
      {
        title: { key: "hare-gauge-space", params: {} },
        most: 64,
        samples: [
          [0, 0],
          [10, 0],
          [64, 32],
        ],
      },
    ],
  };

  it("begin at the bottom and end where everybody is", () => {
    const [first, second] = curvesOf(story, 0, 100, 64);
    expect(first!.path).toBe("M0.0 64.0L50.0 54.0L100.0 0.0");
    expect(second!.end).toEqual({ x: 100, y: 32 });
  });

  it("leave room for losses", () => {
    const line = { ...story.lines[0]!, most: null, samples: [[0], [-7], [12]] };
    expect(scaleOf(line)).toEqual({ least: -10, most: 15 });
  });
});

describe("labels", () => {
  it("are moved apart and stay inside", () => {
    expect(apart([10, 12, 60], 14, 64)).toEqual([10, 24, 60]);
    expect(apart([60, 62], 14, 64)).toEqual([50, 64]);
  });
});
