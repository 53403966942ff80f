/** The way through a review: the moments worth standing at, and the mistakes among them. Pure. */
import type { ReviewStep } from "./data";
import { isError } from "./grades";

/** Luck of less than half a point is not worth a stop. */
export const LEAST_LUCK = 0.005;

/** How much chance moved at a step: the greatest part of the win that came to anybody, or to one entrant. */
export function luckOf(step: ReviewStep, entrant: number | null): number {
  if (!step.luck) return 0;
  if (entrant !== null) return step.luck[entrant] ?? 0;
  return Math.max(...step.luck.map(Math.abs));
}

/** The steps one stops at: decisions and luck, of everybody or as one seat lived them; the end comes last. */
export function stopsOf(steps: readonly ReviewStep[], focus: number | null, complete: boolean): number[] {
  const stops = steps.filter((step) =>
    step.actor === null
      ? Math.abs(luckOf(step, focus)) >= LEAST_LUCK
      : step.grade !== null && (focus === null || step.actor === focus),
  );
  return [...stops.map(({ number }) => number), ...(complete ? [steps.length] : [])];
}

/** The steps that were mistakes; where there are none, those that were slips. */
export function errorsOf(steps: readonly ReviewStep[], focus: number | null): number[] {
  const theirs = steps.filter(({ actor }) => actor !== null && (focus === null || actor === focus));
  const worst = theirs.filter(isError);
  return (worst.length ? worst : theirs.filter(({ grade }) => grade === "slip")).map(({ number }) => number);
}

/** The next of some ascending numbers, or the one before; null if there is none that way. */
export function beside(numbers: readonly number[], at: number, by: 1 | -1): number | null {
  return (by > 0 ? numbers.find((one) => one > at) : numbers.findLast((one) => one < at)) ?? null;
}

/** The one of some ascending numbers that is nearest. */
export function nearest(numbers: readonly number[], at: number): number | null {
  let best: number | null = null;
  for (const one of numbers) if (best === null || Math.abs(one - at) < Math.abs(best - at)) best = one;
  return best;
}
