/** Workers for searches: as many as there is to do, at most so many at once, and none once nobody waits. */
import type { Order, Readiness } from "./stream";
import type { News } from "./worker";

/** What the pool needs of a worker. */
export interface WorkerLike {
  postMessage(order: Order | Readiness): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<News>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Job {
  order: Order;
  told: (simulations: number) => void;
  done: (found: Uint8Array<ArrayBuffer>) => void;
  failed: (problem: Error) => void;
}

/** Milliseconds after which a worker that nobody asks is ended, and with it its memory. */
const IDLE = 10_000;

export class Pool {
  readonly #make: () => WorkerLike;
  readonly #most: number;
  readonly #waiting: Job[] = [];
  readonly #busy = new Map<WorkerLike, Job>();
  readonly #idle: WorkerLike[] = [];
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(make: () => WorkerLike, most: number) {
    this.#make = make;
    this.#most = most;
  }

  /** Workers that exist now. */
  get size(): number {
    return this.#busy.size + this.#idle.length;
  }

  /** What a search found; rejected if it fails, or with the signal's reason when it is not wanted any more. */
  run(order: Order, told: (simulations: number) => void, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const leave = () => {
        signal?.removeEventListener("abort", stop);
      };
      const job: Job = {
        order,
        told,
        done: (found) => {
          leave();
          resolve(found);
        },
        failed: (problem) => {
          leave();
          reject(problem);
        },
      };
      const stop = () => {
        this.#drop(job);
        job.failed(reasonOf(signal));
      };
      signal?.addEventListener("abort", stop);
      this.#waiting.push(job);
      this.#go();
    });
  }

  /** Have all workers there, ready for what will be asked in a moment. They do nothing, and end if nobody asks. */
  wake(readiness: Readiness): void {
    while (this.size < this.#most) {
      const worker = this.#make();
      worker.postMessage(readiness);
      this.#idle.push(worker);
    }
    this.#go();
  }

  /** End all workers; what they were asked fails. */
  close(): void {
    const jobs = [...this.#waiting.splice(0), ...this.#busy.values()];
    for (const worker of [...this.#busy.keys(), ...this.#idle.splice(0)]) end(worker);
    this.#busy.clear();
    for (const job of jobs) job.failed(new Error("The workers were ended"));
  }

  #go(): void {
    while (this.#waiting.length && this.#busy.size < this.#most) {
      const job = this.#waiting.shift();
      if (job) this.#start(this.#idle.pop() ?? this.#make(), job);
    }
    clearTimeout(this.#rest);
    this.#rest = this.#idle.length ? setTimeout(() => this.#idle.splice(0).forEach(end), IDLE) : undefined;
  }

  #start(worker: WorkerLike, job: Job): void {
    this.#busy.set(worker, job);
    worker.onmessage = ({ data }) => {
      if ("simulations" in data) job.told(data.simulations);
      else if ("found" in data) {
        this.#busy.delete(worker);
        this.#idle.push(worker);
        job.done(data.found);
        this.#go();
      } else this.#fail(worker, job, data.trouble);
    };
    worker.onerror = (event) => {
      this.#fail(worker, job, event.message);
    };
    worker.postMessage(job.order);
  }

  #fail(worker: WorkerLike, job: Job, trouble: string): void {
    this.#busy.delete(worker);
    end(worker);
    job.failed(new Error(trouble));
    this.#go();
  }

  /** Forget a job; a worker that is at it is ended, for it hears nothing until it is done. */
  #drop(job: Job): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    for (const [worker, its] of this.#busy) {
      if (its === job) {
        this.#busy.delete(worker);
        end(worker);
      }
    }
    // Afterwards: what waits may not be wanted any more for the same reason.
    queueMicrotask(() => {
      this.#go();
    });
  }
}

function end(worker: WorkerLike): void {
  worker.onmessage = null;
  worker.onerror = null;
  worker.terminate();
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException("Not wanted any more", "AbortError");
}
