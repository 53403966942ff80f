/** A worker that examines positions for a review: it is told the terms once, then asked job by job. To stop it, the page ends it. */
import type { ReviewJob } from "../api/schema";
import { Examiner, type Found, type Terms } from "./examiner";

export interface Begin {
  module: WebAssembly.Module;
  terms: Terms;
  knowledge: Uint8Array | null;
  weights: Uint8Array;
}

/** First what all jobs need, then one job after the other. */
export type Asked = Begin | { number: number; job: ReviewJob };

/** An answer, or what went wrong. */
export type Answered = { number: number; found: Found } | { trouble: string };

let examiner: Examiner | undefined;

self.addEventListener("message", (event: MessageEvent<Asked>) => {
  const asked = event.data;
  try {
    if ("module" in asked) {
      examiner = new Examiner(asked.module, asked.terms, asked.knowledge, asked.weights);
      return;
    }
    if (!examiner) throw new Error("A job came before its terms");
    const answer: Answered = { number: asked.number, found: examiner.examine(asked.job) };
    self.postMessage(answer);
  } catch (problem) {
    const answer: Answered = { trouble: problem instanceof Error ? problem.message : String(problem) };
    self.postMessage(answer);
  }
});
