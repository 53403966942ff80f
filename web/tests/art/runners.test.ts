import { expect, test } from "vitest";
import { runnerOf } from "../../src/art/runners";

test("a seat has the runner of its person; who has no seat has one that is left", () => {
  expect([0, 1, 2].map((seat) => runnerOf([4, 0, 2], seat))).toEqual([4, 0, 2]);
  expect(runnerOf([4, 0, 2], 3)).toBe(1);
  expect(runnerOf([4, 0, 2], 4)).toBe(3);
});

test("where nobody has chosen, seats have the runners of their numbers", () => {
  expect([0, 1, 5].map((seat) => runnerOf([], seat))).toEqual([0, 1, 5]);
  expect(runnerOf([0, 1, 2, 3, 4, 5], 6)).toBe(6);
});
