/** In which order a review's jobs are done: those of the first steps first, so that it fills in from the start. Pure. */
import type { ReviewPlan } from "../api/schema";

/** The numbers of the jobs that a value is made of. */
export function jobsOf(values: ReviewPlan["values"], value: number): number[] {
  const found = values[value];
  switch (found?.type) {
    case "judged":
      return [found.job];
    case "mean":
      return found.parts.flatMap((part) => jobsOf(values, part.value));
    default:
      return [];
  }
}

/** All jobs of a plan, each once, as its steps need them; what no step needs comes last. */
export function jobOrder({ jobs, steps, values }: Pick<ReviewPlan, "jobs" | "steps" | "values">): number[] {
  const order = new Set<number>();
  for (const { before, after, job } of steps) {
    for (const needed of jobsOf(values, before)) order.add(needed);
    if (job !== null) order.add(job);
    for (const needed of jobsOf(values, after)) order.add(needed);
  }
  jobs.forEach((_, number) => order.add(number));
  return [...order];
}
