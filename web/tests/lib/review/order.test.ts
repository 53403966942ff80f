import { expect, test } from "vitest";
import type { ReviewPlan } from "../../../src/lib/api/schema";
import { shareOut, type WorkerLike } from "../../../src/lib/review/crew";
import type { Asked } from "../../../src/lib/review/worker";
import { jobOrder, jobsOf } from "../../../src/lib/review/order";
import { plannedOutline } from "../../../src/lib/review/work";

const job = { kind: "search" as const, state: "", seat: 0, key: "1" };
const step = { actor: 0, code: 0, text: "", effect: 0, outcomes: [], actions: [{ code: 1, text: "a" }] };
const PLAN: Pick<ReviewPlan, "jobs" | "values" | "steps"> = {
  jobs: [job, job, job, job],
  values: [
    { type: "judged", job: 3 },
    { type: "judged", job: 1 },
    {
      type: "mean",
      parts: [
        { weight: 0.25, value: 0 },
        { weight: 0.75, value: 1 },
      ],
    },
    { type: "known", shares: [1, 0] },
    { type: "known", shares: [1, 0] },
  ],
  steps: [
    { ...step, number: 0, before: 2, after: 3, job: 2 },
    { ...step, number: 1, actor: null, before: 3, after: 4, job: null, actions: [] },
  ],
};

test("the jobs of the first steps come first, and none is forgotten", () => {
  expect(jobsOf(PLAN.values, 2)).toEqual([3, 1]);
  expect(jobOrder(PLAN)).toEqual([3, 1, 2, 0]);
});

test("a plan says beforehand what will be a decision and what changes nothing", () => {
  expect(plannedOutline(PLAN)).toEqual([
    { actor: 0, free: true, still: false },
    { actor: null, free: false, still: true },
  ]);
});

/** A worker that answers at once what it is asked, unless it is told not to. */
class Answering implements WorkerLike {
  static made: Answering[] = [];
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  ended = false;
  constructor(readonly trouble = "") {
    Answering.made.push(this);
  }
  postMessage(asked: Asked): void {
    if ("module" in asked) return;
    const found = { shares: [], doubt: 0, exact: false, best: 0, actions: [] };
    const data = this.trouble ? { trouble: this.trouble } : { number: asked.number, found };
    queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data })));
  }
  terminate(): void {
    this.ended = true;
  }
}

const begin = {
  module: new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
  terms: { rules: "", entrants: 2, mixes: false, sims: 1 },
  knowledge: null,
  weights: new Uint8Array(),
};
const JOBS = [5, 3, 4].map((number) => ({ number, job }));

test("a crew answers every job once and goes home", async () => {
  Answering.made = [];
  const heard: number[] = [];
  const signal = new AbortController().signal;
  const how = { workers: 2, make: () => new Answering(), told: (number: number) => heard.push(number), signal };
  await shareOut(JOBS, begin, how);
  expect(heard.toSorted()).toEqual([3, 4, 5]);
  expect(Answering.made.map(({ ended }) => ended)).toEqual([true, true]);
});

test("a crew that is not wanted any more stops at once, and one that fails says why", async () => {
  Answering.made = [];
  const leaving = new AbortController();
  const how = { workers: 2, told: () => leaving.abort(), signal: leaving.signal };
  await expect(shareOut(JOBS, begin, { ...how, make: () => new Answering() })).rejects.toThrow();
  expect(Answering.made.every(({ ended }) => ended)).toBe(true);
  const { signal } = new AbortController();
  const failing = { workers: 1, make: () => new Answering("out of memory"), told: () => undefined, signal };
  await expect(shareOut(JOBS, begin, failing)).rejects.toThrow("out of memory");
});
