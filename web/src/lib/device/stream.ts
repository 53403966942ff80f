/** One search of a brief from its beginning to its end: what a worker does when it is asked. */
import type { Brief } from "../api/schema";
import { Machine } from "./machine";

/** What a worker gets ready for: a game's module, and its name, which changes with its content. */
export interface Readiness {
  name: string;
  module: WebAssembly.Module;
}

/** What a worker is asked: everything that a search needs, and its limits (0: none). */
export interface Order extends Readiness {
  brief: Brief;
  /** The number of this search among those of the brief. */
  stream: number;
  knowledge: Uint8Array | null;
  weights: Uint8Array;
  sims: number;
  ms: number;
}

/** What a search needs of a machine. */
export type Searching = Pick<Machine, "begin" | "run" | "gather">;

/** Simulations between two looks at the clock, as everywhere. */
const CHUNK = 64;
/** Milliseconds between two reports on the progress. */
const NEWS = 100;

/** Search until a limit is reached; `told` hears now and then how many simulations are done. */
export function search(
  machine: Searching,
  order: Order,
  told: (simulations: number) => void = () => undefined,
  now: () => number = () => performance.now(),
): Uint8Array<ArrayBuffer> {
  const began = now();
  machine.begin(order.brief, order.stream, order.knowledge, order.weights);
  const most = order.sims || Number.MAX_SAFE_INTEGER;
  let done = 0;
  let heard = began;
  while (done < most && (!order.ms || now() - began < order.ms)) {
    const next = Math.min(done + CHUNK, most);
    machine.run(done, next);
    done = next;
    if (now() - heard >= NEWS) {
      heard = now();
      told(done);
    }
  }
  return machine.gather();
}

let last: { name: string; machine: Machine } | undefined;

/** The machine for an order; a worker that is asked about the same game again uses the memory that it has. */
export function machineFor({ name, module }: Readiness): Machine {
  if (last?.name !== name) last = { name, machine: new Machine(module) };
  return last.machine;
}
