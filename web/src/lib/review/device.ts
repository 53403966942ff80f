/** A review worked out on this device: workers examine positions, the kernel adds up, the page hears of it from the first marks on. */
import type { ReviewPlan } from "../api/schema";
import { widthOf } from "../device/able";
import { Thinker } from "../device/thinker";
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

/** The review of a plan; `found` are the answers so far, which stay there if something fails. */
export async function workOut(
  plan: ReviewPlan,
  { module, weights, knowledge }: WorkFiles,
  found: Map<number, Found>,
  signal: AbortSignal,
  told: (review: Review | null, progress: Progress | null) => void,
): Promise<Review> {
  const { rules, entrants, mixes, sims } = plan;
  const accountant = new Accountant(module, entrants);
  const soFar = () => new Assembly(plan, found, accountant).review();
  let heard = 0;
  const jobs = jobOrder(plan).filter((number) => !found.has(number));
  const tell = () => told(soFar(), { done: found.size, of: plan.jobs.length });
  await shareOut(
    jobs.map((number) => ({ number, job: plan.jobs[number]! })),
    { module, terms: { rules, entrants, mixes, sims }, knowledge, weights },
    {
      workers: widthOf(),
      make: newWorker,
      told: (number, answer) => {
        found.set(number, answer);
        const now = performance.now();
        if (now - heard < NEWS) return;
        heard = now;
        tell();
      },
      signal,
    },
  ).catch((problem: unknown) => {
    if (!signal.aborted) tell(); // the last answers are news, too
    throw problem;
  });
  return soFar();
}
