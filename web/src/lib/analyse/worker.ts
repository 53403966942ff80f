/** A worker that looks at one position, deeper and deeper: it is told the root once, then how far to go. To stop it, the page ends it. */
import type { LineCode } from "../api/schema";
import { Examiner, type Found, type Root, type Terms } from "../review/examiner";

export interface Begin {
  module: WebAssembly.Module;
  terms: Terms;
  knowledge: Uint8Array | null;
  weights: Uint8Array;
  root: Root;
  places: boolean;
}

/** First the root, then simulations number `from` to `to`. */
export type Asked = Begin | { from: number; to: number };

/** An answer, or what went wrong. */
export type Answered = { found: Found; line: LineCode[] } | { trouble: string };

let examiner: Examiner | undefined;

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  try {
    if ("module" in data) {
      examiner = new Examiner(data.module, data.terms, data.knowledge, data.weights);
      examiner.begin(data.root, data.places);
      return;
    }
    if (!examiner) throw new Error("A question came before its root");
    const answer: Answered = { found: examiner.search(data.from, data.to), line: examiner.line() };
    self.postMessage(answer);
  } catch (problem) {
    const answer: Answered = { trouble: problem instanceof Error ? problem.message : String(problem) };
    self.postMessage(answer);
  }
});
