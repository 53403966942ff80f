import { expect, test } from "vitest";
import type { Grade, ReviewStep } from "../../../src/lib/review/data";
import { gradeOf, isError } from "../../../src/lib/review/grades";
import { beside, errorsOf, nearest, stopsOf } from "../../../src/lib/review/walk";

const plain = {
  text: "",
  before: [],
  after: [],
  doubt: { before: 0, after: 0, error: 0 },
  exact: false,
  outcomes: [],
  skill: null,
  correction: null,
  actions: [],
};
const decision = (number: number, actor: number, grade: Grade | null): ReviewStep => ({
  ...plain,
  number,
  actor,
  grade,
  luck: null,
  error: grade === null ? null : 0,
});
const luck = (number: number, amounts: number[]): ReviewStep => ({
  ...plain,
  number,
  actor: null,
  grade: null,
  luck: amounts,
  error: null,
});
const STEPS = [
  decision(0, 0, "best"),
  decision(1, 1, null),
  luck(2, [0.04, -0.04, 0]),
  decision(3, 1, "mistake"),
  luck(4, [0.001, -0.001, 0]),
  decision(5, 0, "slip"),
  decision(6, 2, "blunder"),
];

test("one stops at decisions and at luck, not at what was forced or hardly mattered", () => {
  expect(stopsOf(STEPS, null, true)).toEqual([0, 2, 3, 5, 6, 7]);
  expect(stopsOf(STEPS, null, false)).toEqual([0, 2, 3, 5, 6]);
});

test("one seat's way has its own decisions and the luck that touched it", () => {
  expect(stopsOf(STEPS, 1, false)).toEqual([2, 3]);
  expect(stopsOf(STEPS, 2, false)).toEqual([6]);
});

test("mistakes are mistakes and blunders; who made none is shown slips", () => {
  expect(errorsOf(STEPS, null)).toEqual([3, 6]);
  expect(errorsOf(STEPS, 0)).toEqual([5]);
  expect(STEPS.filter(isError).map(({ number }) => number)).toEqual([3, 6]);
});

test("next and previous end at the ends", () => {
  expect(beside([2, 5, 9], 5, 1)).toBe(9);
  expect(beside([2, 5, 9], 5, -1)).toBe(2);
  expect(beside([2, 5, 9], 9, 1)).toBeNull();
  expect(beside([2, 5, 9], 4, -1)).toBe(2);
  expect(nearest([2, 5, 9], 6.9)).toBe(5);
  expect(nearest([], 3)).toBeNull();
});

test("the class of a loss", () => {
  expect([0, 0.0049, 0.005, 0.0199, 0.02, 0.05, 0.0999, 0.1, 0.7].map(gradeOf)).toEqual([
    "best",
    "best",
    "good",
    "good",
    "slip",
    "mistake",
    "mistake",
    "blunder",
    "blunder",
  ]);
});
