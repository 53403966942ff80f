import { expect, it, vi } from "vitest";
import type { ReviewStep } from "../../src/lib/review/data";
import { gradeReach, momentText, momentTitle } from "../../src/screens/review/moment";
import type { ReviewSession } from "../../src/screens/review/session.svelte";

vi.mock("../../src/lib/i18n/i18n.svelte", () => ({
  t: (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params)].join(" "),
  words: { locale: "en", list: (parts: string[]) => parts.join(", ") },
}));

/** A moment in which so many choices were open, and what is known of the decision. */
function moment(choices: number, step: Partial<ReviewStep>): ReviewSession {
  const legal = (_: unknown, number: number) => ({ legal: number < choices });
  const view = { choices: Array.from({ length: choices + 1 }, legal) };
  return {
    names: ["Ann", "Ben"],
    shares: [0.4, 0.6],
    doubt: step.doubt?.before ?? 0,
    at: 7,
    turn: () => 3,
    step: { number: 7, actor: 0, grade: null, error: null, exact: false, ...step },
    viewAt: () => view,
  } as unknown as ReviewSession;
}

it("says that the winner was known where there was a choice that changed nothing", () => {
  expect(momentTitle(moment(3, { exact: true }))).toBe("web-review-settled");
});

it("says that there was no choice where only one thing could be done, known or not", () => {
  expect(momentTitle(moment(1, { exact: true }))).toBe("web-review-forced");
  expect(momentTitle(moment(1, {}))).toBe("web-review-forced");
});

it("calls a decision in a solved end what it was", () => {
  expect(momentTitle(moment(3, { exact: true, grade: "best" }))).toBe("web-review-grade-best");
});

it("says to a screen reader how far off the points and the shares may be", () => {
  const said = momentText(
    moment(3, { grade: "slip", error: 0.031, doubt: { before: 0.021, after: 0.02, error: 0.011 } }),
  );
  expect(said).toContain("web-review-lost web-review-grade-slip 3.1, web-review-give-or-take 1.1");
  expect(said).toContain("web-review-shares-off Ann 40.0%, Ben 60.0% 2.1");
  const exact = momentText(moment(3, { grade: "slip", error: 0.031, doubt: { before: 0, after: 0, error: 0 } }));
  expect(exact).not.toMatch(/give-or-take|shares-off/);
});

it("tells no doubt where it tells no points", () => {
  const doubt = { before: 0, after: 0, error: 0.02 };
  expect(gradeReach({ grade: "best", doubt })).toBe("");
  expect(gradeReach({ grade: null, doubt })).toBe("");
  expect(gradeReach({ grade: "mistake", doubt })).toBe("2.0");
});
