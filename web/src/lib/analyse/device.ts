/** A position looked at on this device, deeper and deeper, while somebody can see the page. */
import type { Brief, LineCode } from "../api/schema";
import { whileSeen } from "../app/seen";
import { factsOf } from "../device/machine";
import type { Shares } from "../review/data";
import { filesFor, type WorkFiles } from "../review/device";
import type { Found } from "../review/examiner";
import { lookedHere, type Looked } from "./looked";
import type { Answered, Asked, Begin } from "./worker";

/** Simulations of the first look; each further one has twice as many. */
const FIRST = 500;
export const MOST = 512_000;
/** Simulations after which a search rests if nobody sees it. */
const PIECE = 4000;

export interface WorkerLike {
  postMessage(asked: Asked): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answered>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

function newWorker(): WorkerLike {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "festina-analyst" });
}

interface Answer {
  found: Found;
  line: LineCode[];
}

export interface Position {
  brief: Brief;
  entrants: number;
  /** Everybody's shares, where only places are at stake. */
  known: Shares | null;
}

/** The files with which a position is looked at; null if this device cannot. */
export function filesOf({ brief }: Pick<Position, "brief">): Promise<WorkFiles | null> {
  return filesFor(brief).catch(() => null);
}

/**
 * Looks at a position with more and more simulations, the same numbers every time; `told` hears of each look and says whether to go on.
 * Rejected with the signal's reason, or if the search fails.
 */
export async function lookDeeper(
  { brief, entrants, known }: Position,
  { module, weights, knowledge }: WorkFiles,
  {
    done = 0,
    told,
    signal,
    make = newWorker,
  }: { done?: number; told: (looked: Looked) => boolean; signal: AbortSignal; make?: () => WorkerLike },
): Promise<void> {
  const { mixes } = factsOf(module);
  const begin: Begin = {
    module,
    weights,
    knowledge,
    terms: { rules: brief.rules, entrants, mixes, sims: MOST },
    root: { state: brief.world, seat: brief.seat, key: brief.key },
    places: known !== null,
  };
  const worker = make();
  const end = () => worker.terminate();
  signal.addEventListener("abort", end);
  try {
    worker.postMessage(begin);
    let at = 0;
    for (let goal = Math.max(FIRST, done * 2); goal <= MOST; goal *= 2) {
      let answer: Answer | undefined;
      while (at < goal) {
        await whileSeen(() => Promise.resolve(), signal);
        const to = Math.min(at + PIECE, goal);
        answer = await searched(worker, { from: at, to }, signal);
        at = to;
      }
      if (answer && !told(lookedHere(brief, answer, known, at))) return;
    }
  } finally {
    signal.removeEventListener("abort", end);
    end();
  }
}

function searched(worker: WorkerLike, asked: { from: number; to: number }, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException("Not wanted any more", "AbortError"));
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    const settle = (act: () => void) => {
      signal.removeEventListener("abort", stop);
      act();
    };
    worker.onmessage = ({ data }) =>
      settle(() => ("trouble" in data ? reject(new Error(data.trouble)) : resolve(data)));
    worker.onerror = (event) => settle(() => reject(new Error(event.message)));
    worker.postMessage(asked);
  });
}
