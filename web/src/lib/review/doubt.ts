/** How certain the figures of a review are. Pure. */
import { INTERVAL } from "../insight/shares";
import type { ReviewStep } from "./data";

/**
 * By how much what a seat lost by errors may be off, 19 times out of 20: each loss is the difference of two shares that were searched,
 * and every decision was searched by itself.
 */
export function doubtOf(steps: readonly ReviewStep[], seat: number): number {
  const squares = steps.flatMap(({ actor, error, text, actions }) => {
    if (actor !== seat || !error) return [];
    const played = actions.find(({ action }) => action === text);
    return [actions[0], played].map((action) => (action?.error ?? 0) ** 2);
  });
  return INTERVAL * Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
}
