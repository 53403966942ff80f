/** A review worked out: remembered, or on this device, or, where it cannot think, by the server. */
import { insight, type GameSource } from "../api/insight";
import type { ReviewPlan } from "../api/schema";
import type { Outline } from "./columns";
import type { Review } from "./data";
import { filesFor, workOut, type WorkFiles } from "./device";
import { recall, retain } from "./keeping";

export interface Progress {
  done: number;
  of: number;
}

export interface Listener {
  signal: AbortSignal;
  /** What the review will look at is known. */
  planned: (outline: readonly Outline[]) => void;
  /** As far as it is worked out, and how far that is; without progress it is finished. */
  told: (review: Review | null, progress: Progress | null) => void;
}

/** The steps of a plan, before anything about them is known. */
export function plannedOutline({ steps, values }: Pick<ReviewPlan, "steps" | "values">): Outline[] {
  const known = (value: number) => {
    const found = values[value];
    return found?.type === "known" ? JSON.stringify(found.shares) : String(value);
  };
  return steps.map(({ actor, actions, before, after }) => ({
    actor,
    free: actions.length > 0,
    still: known(before) === known(after),
  }));
}

/** What the work begins with: the review itself if it is kept, or else its plan, and the files that are on their way. */
export type Beginning =
  { kept: Review; plan?: undefined } | { kept?: undefined; plan: ReviewPlan; files: Promise<WorkFiles | null> };

/** Fetch what the work begins with: that need not wait until the game can be shown. */
export async function beginningOf(source: GameSource): Promise<Beginning> {
  const kept = await recall(source);
  if (kept) return { kept };
  const plan = await insight.plan(source);
  const files = filesFor(plan);
  files.catch(() => undefined); // told by whoever works it out
  return { plan, files };
}

/** Work a review out, and tell of it from its first marks on; given up once the signal says so. */
export async function reviewOf(source: GameSource, beginning: Promise<Beginning>, listener: Listener): Promise<void> {
  const { signal, planned, told } = listener;
  const begun = await beginning;
  signal.throwIfAborted();
  if (begun.kept) return told(begun.kept, null);
  const { plan } = begun;
  planned(plannedOutline(plan));
  told(null, { done: 0, of: plan.jobs.length });
  const files = await begun.files;
  signal.throwIfAborted();
  const review = files
    ? await workOut(plan, files, signal, told)
    : await (await import("./away.svelte")).reviewAway(source, plan.steps.length, listener);
  signal.throwIfAborted();
  told(review, null);
  await retain(source, review);
}
