/** A review worked out: remembered, or on this device, or, where it cannot think, by the server. */
import { insight, type GameSource } from "../api/insight";
import type { ReviewPlan } from "../api/schema";
import type { Outline } from "./columns";
import type { Review } from "./data";
import { filesFor, workOut, type WorkFiles } from "./device";
import type { Found } from "./examiner";
import { recall, retain, type Made, type Maker } from "./keeping";

export interface Progress {
  done: number;
  of: number;
}

export interface Listener {
  signal: AbortSignal;
  /** What the review will look at is known. */
  planned: (outline: readonly Outline[]) => void;
  /** Who works it out, or did. */
  by: (maker: Maker) => void;
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

/**
 * What the work begins with: the review itself if it is kept, or else its plan, the files that are on their way, and the answers that
 * an earlier try has found.
 */
export type Beginning =
  | { kept: Made; plan?: undefined }
  | { kept?: undefined; plan: ReviewPlan; files: Promise<WorkFiles | null>; found: Map<number, Found> };

/** Fetch what the work begins with: that need not wait until the game can be shown. */
export async function beginningOf(source: GameSource): Promise<Beginning> {
  const kept = await recall(source);
  return kept ? { kept } : planned(await insight.plan(source), new Map());
}

/** What another try begins with: what the last one has found is not looked for again. */
export async function beginningAgain(source: GameSource, last: Promise<Beginning>): Promise<Beginning> {
  const begun = await last.catch(() => null);
  return begun?.plan ? planned(begun.plan, begun.found) : beginningOf(source);
}

function planned(plan: ReviewPlan, found: Map<number, Found>): Beginning {
  const files = filesFor(plan);
  files.catch(() => undefined); // told by whoever works it out
  return { plan, files, found };
}

/** Work a review out, and tell of it from its first marks on; given up once the signal says so. */
export async function reviewOf(source: GameSource, beginning: Promise<Beginning>, listener: Listener): Promise<void> {
  const { signal, told } = listener;
  const begun = await beginning;
  signal.throwIfAborted();
  if (begun.kept) {
    listener.by(begun.kept.by);
    return told(begun.kept.review, null);
  }
  const { plan, found } = begun;
  listener.planned(plannedOutline(plan));
  told(null, { done: found.size, of: plan.jobs.length });
  const files = await begun.files;
  signal.throwIfAborted();
  const by = files ? "device" : "server";
  listener.by(by);
  const review = files ? await workOut(plan, files, found, signal, told) : await insight.review(source);
  signal.throwIfAborted();
  told(review, null);
  await retain(source, { review, by });
}
