/** Workers that share the jobs of a review: in their order, each one the next that nobody has taken. */
import type { ReviewJob } from "../api/schema";
import type { Found } from "./examiner";
import type { Answered, Asked, Begin } from "./worker";

/** What the crew needs of a worker. */
export interface WorkerLike {
  postMessage(asked: Asked): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answered>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The answers to all jobs; `told` hears each of them. All workers are ended with the last answer, a failure, or the signal. */
export function shareOut(
  jobs: readonly { number: number; job: ReviewJob }[],
  begin: Begin,
  {
    workers,
    make,
    told,
    signal,
  }: {
    workers: number;
    make: () => WorkerLike;
    told: (number: number, found: Found) => void;
    signal: AbortSignal;
  },
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const crew: WorkerLike[] = [];
    let next = 0;
    let done = 0;
    const end = () => {
      signal.removeEventListener("abort", stop);
      for (const worker of crew) {
        worker.onmessage = worker.onerror = null;
        worker.terminate();
      }
    };
    const fail = (problem: Error) => {
      end();
      reject(problem);
    };
    const stop = () => {
      const reason: unknown = signal.reason;
      fail(reason instanceof Error ? reason : new DOMException("Not wanted any more", "AbortError"));
    };
    const ask = (worker: WorkerLike) => {
      const job = jobs[next];
      if (!job) return;
      next += 1;
      worker.postMessage(job);
    };
    signal.addEventListener("abort", stop);
    if (!jobs.length) {
      end();
      resolve();
      return;
    }
    for (let number = 0; number < Math.min(workers, jobs.length); number += 1) {
      const worker = make();
      crew.push(worker);
      worker.onmessage = ({ data }) => {
        if ("trouble" in data) return fail(new Error(data.trouble));
        told(data.number, data.found);
        done += 1;
        if (done === jobs.length) {
          end();
          resolve();
        } else ask(worker);
      };
      worker.onerror = (event) => fail(new Error(event.message));
      worker.postMessage(begin);
      ask(worker);
    }
  });
}
