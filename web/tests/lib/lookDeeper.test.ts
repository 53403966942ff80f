import { beforeEach, expect, it, vi } from "vitest";
import { lookDeeper, type WorkerLike } from "../../src/lib/analyse/device";
import type { Asked } from "../../src/lib/analyse/worker";

vi.mock("../../src/lib/device/machine", () => ({ factsOf: () => ({ mixes: false }) }));
vi.mock("../../src/lib/review/device", () => ({ filesFor: () => Promise.resolve(null) }));

const asked: Asked[] = [];
let ended = 0;

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  postMessage(question: Asked): void {
    asked.push(question);
    if ("module" in question) return;
    const found = { shares: [0.5, 0.5], doubt: 0, exact: false, best: 0, actions: [] };
    queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data: { found, line: [] } })));
  }
  terminate(): void {
    ended += 1;
  }
}

const brief = {
  game: "hare",
  seat: 0,
  players: 2,
  rules: "",
  world: "",
  actions: [],
  knowledge: null,
  key: "5",
  learned: true,
  places: false,
  sims: 0,
  ms: 0,
  threads: 1,
};
const position = { brief, entrants: 2, known: null };
const files = { module: {} as WebAssembly.Module, weights: new Uint8Array(), knowledge: null };

beforeEach(() => {
  asked.length = ended = 0;
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});

it("goes on with the same search, and tells of it each time it is twice as deep", async () => {
  const told: number[] = [];
  const signal = new AbortController().signal;
  await lookDeeper(position, files, {
    told: ({ simulations }) => told.push(simulations) < 5,
    signal,
    make: () => new FakeWorker(),
  });
  expect(told).toEqual([500, 1000, 2000, 4000, 8000]);
  const pieces = asked.flatMap((one) => ("from" in one ? [[one.from, one.to]] : []));
  expect(pieces.slice(0, 4)).toEqual([
    [0, 500],
    [500, 1000],
    [1000, 2000],
    [2000, 4000],
  ]);
  expect(pieces.every(([from = 0], index) => index === 0 || from === pieces[index - 1]?.[1])).toBe(true);
  expect(ended).toBe(1);
});

it("ends its worker when nobody wants it any more", async () => {
  const stop = new AbortController();
  const look = lookDeeper(position, files, {
    told: () => {
      stop.abort();
      return true;
    },
    signal: stop.signal,
    make: () => new FakeWorker(),
  });
  await expect(look).rejects.toThrow();
  expect(ended).toBeGreaterThan(0);
});
