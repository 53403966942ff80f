import { beforeEach, expect, it, vi } from "vitest";
import type { ReviewPlan } from "../../../src/lib/api/schema";
import type { Review } from "../../../src/lib/review/data";
import type { WorkFiles } from "../../../src/lib/review/device";
import type { Found } from "../../../src/lib/review/examiner";
import type { Made } from "../../../src/lib/review/keeping";

const PLAN = { jobs: [{}, {}, {}], steps: [], values: [] } as unknown as ReviewPlan;
const REVIEW = { complete: true } as Review;
const FOUND = {} as Found;
let files: WorkFiles | null;
let plans: number;
let kept: Made | null;
/** What a try found before it began. */
let known: number[];
let fails: boolean;

vi.mock("../../../src/lib/api/insight", () => ({
  insight: {
    plan: () => {
      plans += 1;
      return Promise.resolve(PLAN);
    },
    review: () => Promise.resolve(REVIEW),
  },
}));
vi.mock("../../../src/lib/review/keeping", () => ({
  recall: () => Promise.resolve(kept),
  retain: (_: unknown, made: Made) => {
    kept = made;
    return Promise.resolve();
  },
}));
vi.mock("../../../src/lib/review/device", () => ({
  filesFor: () => Promise.resolve(files),
  workOut: (_plan: ReviewPlan, _files: WorkFiles, found: Map<number, Found>) => {
    known = [...found.keys()];
    found.set(0, FOUND);
    return fails ? Promise.reject(new Error("broken")) : Promise.resolve(REVIEW);
  },
}));

const { beginningAgain, beginningOf, reviewOf } = await import("../../../src/lib/review/work");
const SOURCE = { share: "abc" };

function listener() {
  const by: string[] = [];
  const signal = new AbortController().signal;
  return { by, told: { signal, planned: () => undefined, told: () => undefined, by: (who: string) => by.push(who) } };
}

beforeEach(() => {
  [files, plans, kept, known, fails] = [{} as WorkFiles, 0, null, [], false];
});

it("goes on after a failure where it was", async () => {
  fails = true;
  const first = beginningOf(SOURCE);
  await expect(reviewOf(SOURCE, first, listener().told)).rejects.toThrow("broken");
  fails = false;
  await reviewOf(SOURCE, beginningAgain(SOURCE, first), listener().told);
  expect([plans, known]).toEqual([1, [0]]);
});

it("begins anew where there was not even a plan", async () => {
  const never = Promise.reject<never>(new Error("no network"));
  await reviewOf(SOURCE, beginningAgain(SOURCE, never), listener().told);
  expect([plans, known]).toEqual([1, []]);
});

it.each([
  ["device", {} as WorkFiles],
  ["server", null],
])("says that the %s worked it out, then and later", async (who, there) => {
  files = there;
  const [then, later] = [listener(), listener()];
  await reviewOf(SOURCE, beginningOf(SOURCE), then.told);
  await reviewOf(SOURCE, beginningOf(SOURCE), later.told);
  expect([then.by, later.by, plans]).toEqual([[who], [who], 1]);
});
