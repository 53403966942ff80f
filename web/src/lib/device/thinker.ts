/** Searches on this device: a brief becomes a thought, the same that the server's bots would have. */
import type { Brief, Thought } from "../api/schema";
import { isAble, memoryOf, widthOf } from "./able";
import { DeviceFiles } from "./files";
import { Machine } from "./machine";
import { Pool, type WorkerLike } from "./pool";

/** How far a search is: simulations so far, and about which part of it is done. */
export interface Progress {
  simulations: number;
  part: number;
}

export interface Wish {
  /** Aborted when nobody waits any more: the search stops at once. */
  signal?: AbortSignal;
  progress?: (progress: Progress) => void;
}

export class Thinker {
  readonly #files: DeviceFiles;
  readonly #pool: Pool;
  /** Searches that run at once: as many as there are cores, less one for the page. A brief may ask for as many. */
  readonly width: number;

  constructor(
    files = new DeviceFiles(),
    make: () => WorkerLike = newWorker,
    cores: number = navigator.hardwareConcurrency || 1,
    memory: number = memoryOf(navigator),
  ) {
    this.#files = files;
    this.width = widthOf(cores, memory);
    this.#pool = new Pool(make, this.width);
  }

  /** Whether this browser can think at all; where it cannot, the server is asked. */
  static get available(): boolean {
    return isAble();
  }

  /** Whether this device can think about a game now: its module is there, and the browser runs it. */
  async ready(game: string): Promise<boolean> {
    if (!Thinker.available) return false;
    try {
      return (await this.#files.game(game)) !== null;
    } catch {
      return false;
    }
  }

  /** Have the files at hand that a brief needs. */
  async prepare({ game, knowledge }: Pick<Brief, "game" | "knowledge">): Promise<void> {
    await Promise.all([this.#files.game(game), knowledge === null ? null : this.#files.knowledge(game, knowledge)]);
  }

  /** Have workers ready for a search that is asked for in a moment. */
  async wake(game: string): Promise<void> {
    const loaded = await this.#files.game(game);
    if (loaded) this.#pool.wake({ name: loaded.name, module: loaded.module });
  }

  /** Think about a brief; rejected if this device cannot (see `ready`), or with the signal's reason. */
  async think(brief: Brief, { signal, progress }: Wish = {}): Promise<Thought> {
    signal?.throwIfAborted();
    const [loaded, knowledge] = await Promise.all([
      this.#files.game(brief.game),
      brief.knowledge === null ? null : this.#files.knowledge(brief.game, brief.knowledge),
    ]);
    signal?.throwIfAborted();
    if (!loaded) throw new Error(`This device cannot think about ${brief.game}`);
    const { name, module, weights } = loaded;
    const streams = Math.max(brief.threads, 1);
    // With fewer workers than searches some come one after the other, and share the time.
    const ms = brief.ms / Math.ceil(streams / this.width);
    const sims = Math.ceil(brief.sims / streams);
    const began = performance.now();
    const done = new Array<number>(streams).fill(0);
    const tell = () => {
      const simulations = done.reduce((sum, each) => sum + each, 0);
      const bySims = brief.sims ? simulations / (sims * streams) : 0;
      const byTime = brief.ms ? (performance.now() - began) / brief.ms : 0;
      progress?.({ simulations, part: Math.min(Math.max(bySims, byTime), 1) });
    };
    // Where one search fails, nobody waits for the others.
    const stop = new AbortController();
    const leave = () => stop.abort(signal?.reason);
    signal?.addEventListener("abort", leave);
    try {
      const parts = await Promise.all(
        done.map((_, stream) =>
          this.#pool.run(
            { name, module, brief, stream, knowledge, weights, sims, ms },
            (simulations) => {
              done[stream] = simulations;
              tell();
            },
            stop.signal,
          ),
        ),
      );
      return new Machine(module).sumUp(brief, parts);
    } finally {
      signal?.removeEventListener("abort", leave);
      stop.abort();
    }
  }

  /** End all workers, and with them whatever they think about. */
  close(): void {
    this.#pool.close();
  }
}

function newWorker(): WorkerLike {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "festina-thinker" });
}
