import { expect, test } from "vitest";
import { courseOf, ladder, signed } from "../../src/screens/ratings/ladder";

const line = (rank: number, rating: number) => ({ rank, name: `P${rank}`, mine: false, rating, error: 80, games: 12 });

test("bots stand between people by their strength", () => {
  const steps = ladder([line(1, 1700), line(2, 1400)], [1300, 1500]);
  expect(steps.map((step) => (step.kind === "bot" ? `level ${step.level}` : step.line.name))).toEqual([
    "P1",
    "level 2",
    "P2",
    "level 1",
  ]);
});

test("a course begins where the rating was before the first game", () => {
  const course = courseOf(
    [
      { rating: 1520, change: 20 },
      { rating: 1480, change: -40 },
    ],
    [1000, 1500],
    300,
    100,
  );
  expect(course.points).toHaveLength(3);
  expect(course.points.map(({ x }) => x)).toEqual([0, 150, 300]);
  expect(course.points[0]!.y).toBe(course.levels[0]!.y);
  expect(course.levels.map(({ level }) => level)).toEqual([2]);
  expect(course.points[1]!.y).toBeLessThan(course.points[2]!.y);
  expect([course.least, course.most]).toEqual([1440, 1560]);
});

test("a change has its sign", () => {
  expect([12.4, -3.2, 0.2].map((change) => signed(change, "en"))).toEqual(["+12", "−3", "0"]);
});
