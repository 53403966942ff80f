import { beforeEach, expect, it, vi } from "vitest";
import { reviewAway, type Said } from "../../../src/lib/review/away.svelte";

const answers: (() => Promise<unknown>)[] = [];
vi.mock("../../../src/ui/ServerWork.svelte", () => ({ default: {} }));
vi.mock("../../../src/lib/api/insight", () => ({ insight: { review: () => answers.shift()!() } }));
vi.mock("../../../src/lib/i18n/i18n.svelte", () => ({
  t: (key: string, params: object = {}) => [key, ...Object.values(params).map(String)].join(" "),
}));
vi.mock("../../../src/lib/stores/notices.svelte", () => ({ troubleText: () => "busy" }));

const review = (complete: boolean) => ({ complete, steps: [{}, {}] });
const shown: Said[] = [];
let hidden = 0;
const display = (said: Said) => {
  shown.push(said);
  return () => (hidden += 1);
};

beforeEach(() => {
  answers.length = shown.length = hidden = 0;
});

it("says when the server had no time for all of it, and tries again", async () => {
  answers.push(
    () => Promise.resolve(review(false)),
    () => Promise.reject(new Error("429")),
    () => Promise.resolve(review(true)),
  );
  const told: unknown[] = [];
  const signal = new AbortController().signal;
  const made = reviewAway({ record: "" }, 93, { signal, told: (part) => told.push(part) }, display);
  const [said] = shown;
  expect([said?.text, said?.again]).toEqual(["web-review-by-server", null]);
  await vi.waitFor(() => expect(said?.text).toBe("web-review-cut-short 2 93"));
  expect(told.at(-1)).toEqual(review(false));
  said?.again?.();
  await vi.waitFor(() => expect(said?.text).toBe("busy"));
  said?.again?.();
  expect(await made).toEqual(review(true));
  expect(hidden).toBe(1);
});

it("is taken away with the screen", async () => {
  answers.push(() => Promise.resolve(review(false)));
  const leaving = new AbortController();
  const made = reviewAway({ record: "" }, 93, { signal: leaving.signal, told: () => undefined }, display);
  await vi.waitFor(() => expect(shown[0]?.again).not.toBeNull());
  leaving.abort();
  await expect(made).rejects.toThrow();
  expect(hidden).toBe(1);
});
