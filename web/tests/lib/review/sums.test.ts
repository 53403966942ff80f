import { expect, test } from "vitest";
import { bandsOf, spread, stackOrder } from "../../../src/lib/review/stack";
import { addedUp, tenths } from "../../../src/lib/review/sums";

test("a line adds up as it is written", () => {
  const [start, parts, end] = [0.25, [0.12345, -0.05555, 0.03], 0.3479];
  const written = addedUp(start, parts, end);
  expect(tenths(start) + written.reduce((sum, part) => sum + part, 0)).toBe(tenths(end));
  written.forEach((part, index) => expect(Math.abs(part - parts[index]! * 1000)).toBeLessThan(1));
});

test("what rounding moves goes to the part that it changes least", () => {
  expect(addedUp(0, [0.00149, 0.00149, 0.002], 0.005)).toEqual([2, 1, 2]);
  expect(addedUp(0.5, [0, 0, 0], 0.5)).toEqual([0, 0, 0]);
});

test("one's own band lies at the bottom, and the bands fill the graph", () => {
  expect(stackOrder(4, 2)).toEqual([2, 0, 1, 3]);
  expect(stackOrder(3, null)).toEqual([0, 1, 2]);
  const moments = [
    [0.5, 0.3, 0.2],
    [0, 1, 0],
  ];
  const bands = bandsOf(moments, [1, 0, 2], (moment) => moment * 10, 100);
  expect(bands.map(({ entrant }) => entrant)).toEqual([1, 0, 2]);
  expect(bands[0]?.edge).toBe("M0 70L10 0");
  expect(bands[2]?.edge).toBe("M0 0L10 0");
  expect(bands[0]?.middle).toBe(85);
});

test("without anything known there is nothing to draw", () => {
  expect(bandsOf([], [0, 1], (moment) => moment, 100).map(({ path }) => path)).toEqual(["", ""]);
});

test("badges are moved apart, and stay inside", () => {
  expect(spread([10, 11, 90], 20, 0, 100)).toEqual([10, 30, 90]);
  expect(spread([95, 99], 20, 0, 100)).toEqual([80, 100]);
  expect(spread([99, 95], 20, 0, 100)).toEqual([100, 80]);
});
