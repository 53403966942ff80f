/** Asks again when an answer was lost. Only for requests that may be repeated without harm. */
import { ServerTrouble } from "./client";

/** The waits before each further attempt. */
const PAUSES_MS: readonly number[] = [500, 1500, 3000];

/** Nobody answered, or the server failed: whether it did what was asked is not known. */
function isLost(problem: unknown): boolean {
  return problem instanceof ServerTrouble && (problem.status === 0 || problem.status >= 500);
}

export async function again<T>(what: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
  for (const pause of pauses) {
    try {
      return await what();
    } catch (problem) {
      if (!isLost(problem)) throw problem;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return what();
}
