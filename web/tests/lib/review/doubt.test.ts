import { expect, it } from "vitest";
import type { ActionShare, ReviewStep } from "../../../src/lib/review/data";
import { doubtOf } from "../../../src/lib/review/doubt";

const action = (name: string, error: number): ActionShare => ({
  action: name,
  visits: 10,
  win_share: 0.3,
  place: 1,
  error,
  probability: 0,
  low: 0,
  high: 1,
  shares: [],
});
const step = (actor: number | null, text: string, error: number | null, actions: ActionShare[]): ReviewStep => ({
  number: 0,
  actor,
  text,
  before: [],
  after: [],
  exact: false,
  luck: null,
  outcomes: [],
  skill: null,
  error,
  grade: null,
  correction: null,
  actions,
});

it("adds up what the shares of a seat's errors may be off, and nothing else", () => {
  const steps = [
    step(0, "b", 0.1, [action("a", 0.03), action("b", 0.04)]),
    step(0, "a", 0, [action("a", 0.5), action("b", 0.5)]),
    step(1, "b", 0.1, [action("a", 0.5), action("b", 0.5)]),
    step(null, "card", null, []),
  ];
  expect(doubtOf(steps, 0)).toBeCloseTo(1.96 * 0.05);
  expect(doubtOf(steps, 2)).toBe(0);
});
