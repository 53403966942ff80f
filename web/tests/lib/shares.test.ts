import { expect, it } from "vitest";
import type { ActionReport } from "../../src/lib/api/schema";
import { bestOf, gapOf, isClear, judged, lossOf, marginText, points, ranked } from "../../src/lib/insight/shares";

const report = (action: string, visits: number, win_share: number, error = 0.001): ActionReport => ({
  action,
  visits,
  win_share,
  place: 1,
  error,
  probability: 0,
});
const REPORT = [report(">5", 900, 0.5), report(">3", 40, 0.3), report(">4", 50, 0.42), report(">9", 1, 0.9, 0)];

it("marks the three best choices, the search's own first, and none of which nothing is known", () => {
  expect(bestOf(REPORT)).toEqual([
    { action: ">5", share: 0.5, error: 0.001 },
    { action: ">4", share: 0.42, error: 0.001 },
    { action: ">3", share: 0.3, error: 0.001 },
  ]);
  expect(ranked([])).toEqual([]);
});

it("says by how much the best choice is better than what is known of the others", () => {
  expect(gapOf(REPORT)).toBeCloseTo(0.08);
  expect(gapOf([report(">5", 900, 0.5), report(">9", 1, 0.9)])).toBe(Infinity);
});

it("says what a choice loses where that is certain", () => {
  expect(lossOf(REPORT, ">3")).toBeCloseTo(0.2);
  expect(lossOf(REPORT, ">5")).toBeNull();
  expect(lossOf(REPORT, ">9")).toBeNull();
  expect(lossOf([report("a", 100, 0.5, 0.1), report("b", 100, 0.4, 0.1)], "b")).toBeNull();
  expect(lossOf(REPORT, "none")).toBeNull();
});

it("takes a choice that the search has left alone to be no better than the worst that it knows", () => {
  const never = [...REPORT, report(">20", 0, 0, 0)];
  expect(judged(never, ">20")).toEqual({ share: 0.3, error: 0.001, most: true });
  expect(lossOf(never, ">20")).toBeCloseTo(0.2);
  // Two tries that went badly say no more than that; two that went well are believed.
  expect(lossOf([...REPORT, report(">20", 2, 0.01, 0)], ">20")).toBeCloseTo(0.2);
  expect(lossOf([...REPORT, report(">20", 2, 0.45, 0)], ">20")).toBeNull();
});

it("knows that everything else is worse where the search looked at nothing but one choice", () => {
  const forced = [report(">64", 5000, 1, 0), report(">50", 1, 0.2, 0), report(">51", 0, 0, 0)];
  expect(lossOf(forced, ">50")).toBeCloseTo(0.8);
  expect(lossOf(forced, ">51")).toBeCloseTo(0.8);
  expect(lossOf([report(">64", 5000, 0.5), report(">50", 1, 0.45, 0)], ">50")).toBeNull();
  expect(lossOf([report(">64", 5000, 0.5), report(">51", 0, 0, 0)], ">51")).toBeNull();
});

it("says when the best choice stands apart from all that is known", () => {
  expect(isClear(REPORT)).toBe(true);
  expect(isClear([report("a", 900, 0.5, 0.02), report("b", 400, 0.44, 0.02)])).toBe(false);
  expect(isClear([report("a", 900, 0.5)])).toBe(false);
  expect(isClear([report("a", 900, 1, 0), report("b", 1, 0.2, 0)])).toBe(true);
  expect(isClear([report("a", 900, 0.5, 0), report("b", 400, 0.2, 0)])).toBe(false); // places count: nothing is known of errors
});

it("counts in hundredths", () => {
  expect(points(0.1249)).toBe(12);
  expect([marginText(0.0132, "en"), marginText(0.0001, "en")]).toEqual(["3", "1"]);
});
