import { expect, it, vi } from "vitest";
import type { ReviewStep } from "../../src/lib/review/data";
import { momentTitle } from "../../src/screens/review/moment";
import type { ReviewSession } from "../../src/screens/review/session.svelte";

vi.mock("../../src/lib/i18n/i18n.svelte", () => ({ t: (key: string) => key, words: { locale: "en" } }));

/** A moment in which so many choices were open, and what is known of the decision. */
function moment(choices: number, step: Partial<ReviewStep>): ReviewSession {
  const legal = (_: unknown, number: number) => ({ legal: number < choices });
  const view = { choices: Array.from({ length: choices + 1 }, legal) };
  return {
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
