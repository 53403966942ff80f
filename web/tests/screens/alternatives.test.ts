import { expect, test } from "vitest";
import type { ActionShare, ReviewStep } from "../../src/lib/review/data";
import { alternativesOf, compared } from "../../src/screens/review/alternatives";

const action = (name: string, share: number): ActionShare => ({
  action: name,
  visits: 10,
  win_share: share,
  place: 1,
  error: 0.01,
  probability: 0,
  low: share,
  high: share,
  shares: [share],
});
const STEP: ReviewStep = {
  number: 4,
  actor: 0,
  text: "e",
  before: [],
  after: [],
  doubt: { before: 0, after: 0, error: 0 },
  exact: false,
  luck: null,
  outcomes: [],
  skill: [],
  error: 0.12,
  grade: "blunder",
  correction: 0,
  actions: [action("a", 0.4), action("b", 0.39), action("c", 0.36), action("d", 0.34), action("e", 0.28)],
};

test("the best few are listed, and what was played is always among them", () => {
  const shown = alternativesOf(STEP, 3);
  expect(shown.map(({ action: name }) => name)).toEqual(["a", "b", "e"]);
  expect(shown.map(({ best, played }) => [best, played])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test("each has the class of its own loss", () => {
  expect(alternativesOf(STEP, 5).map(({ grade }) => grade)).toEqual(["best", "good", "slip", "mistake", "blunder"]);
});

test("an answer is measured by the best, whatever was lost in the game", () => {
  const found = alternativesOf(STEP, 5, "b");
  expect(found.map(({ played }) => played)).toEqual([false, true, false, false, false]);
  expect(found.map(({ grade }) => grade)).toEqual(["best", "good", "slip", "mistake", "blunder"]);
  expect(found.map(({ loss }) => Math.round(100 * loss))).toEqual([0, 1, 4, 6, 12]);
});

test("where choices are hidden an answer is measured by the mixture that is best", () => {
  const mixed = { ...STEP, error: 0.15 }; // worth 0.43, more than any action by itself
  expect(alternativesOf(mixed, 5, "c").map(({ grade }) => grade)).toEqual([
    "best",
    "slip",
    "mistake",
    "mistake",
    "blunder",
  ]);
});

test("where nothing was to be decided there is nothing to list", () => {
  expect(alternativesOf({ ...STEP, actions: [] }, 5)).toEqual([]);
});

test("the best is compared with what was played, or with the next where it was played itself", () => {
  expect(compared(STEP)).toEqual({ better: "a", worse: "e" });
  expect(compared({ ...STEP, text: "a", grade: "best" })).toEqual({ better: "a", worse: "b" });
  expect(compared({ ...STEP, text: "a", actions: [action("a", 0.4)] })).toBeNull();
  expect(compared({ ...STEP, actions: [] })).toBeNull();
});
