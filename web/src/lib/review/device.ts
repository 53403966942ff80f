/** A review worked out on this device: workers examine positions, the kernel adds up, the page hears of it from the first marks on. */
import type { ReviewPlan } from "../api/schema";
import { Thinker, widthOf } from "../device/thinker";
import { InsightFiles } from "../insight/files";
import { Accountant } from "./accountant";
import { Assembly } from "./assembly";
import { shareOut, type WorkerLike } from "./crew";
import type { Review } from "./data";
import type { Found } from "./examiner";
import { jobOrder } from "./order";
import type { Progress } from "./work";
import type { Begin } from "./worker";

/** Milliseconds between two reviews of what is there so far. */
const NEWS = 400;

const files = new InsightFiles();

export type WorkFiles = Pick<Begin, "module" | "weights" | "knowledge">;

function newWorker(): WorkerLike {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "festina-review" });
}

/** The files with which a plan is worked out; null if this device cannot think. */
export async function filesFor({ game, knowledge }: Pick<ReviewPlan, "game" | "knowledge">): Promise<WorkFiles | null> {
  if (!Thinker.available) return null;
  const [loaded, known] = await Promise.all([
    files.game(game).catch(() => null),
    knowledge === null ? null : files.knowledge(game, knowledge),
  ]);
  return loaded && { module: loaded.module, weights: loaded.weights, knowledge: known };
}

/** The review of a plan. */
export async function workOut(
  plan: ReviewPlan,
  { module, weights, knowledge }: WorkFiles,
  signal: AbortSignal,
  told: (review: Review | null, progress: Progress | null) => void,
): Promise<Review> {
  const { rules, entrants, mixes, sims } = plan;
  const found = new Map<number, Found>();
  const accountant = new Accountant(module, entrants);
  const soFar = () => new Assembly(plan, found, accountant).review();
  let heard = 0;
  await shareOut(
    jobOrder(plan).map((number) => ({ number, job: plan.jobs[number]! })),
    { module, terms: { rules, entrants, mixes, sims }, knowledge, weights },
    {
      workers: widthOf(),
      make: newWorker,
      told: (number, answer) => {
        found.set(number, answer);
        const now = performance.now();
        if (now - heard < NEWS) return;
        heard = now;
        told(soFar(), { done: found.size, of: plan.jobs.length });
      },
      signal,
    },
  );
  return soFar();
}
