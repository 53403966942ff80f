import { expect, test } from "vitest";
import { widthOf } from "../../src/lib/device/able";
import { DeviceFiles, type Loaded } from "../../src/lib/device/files";
import type { WorkerLike } from "../../src/lib/device/pool";
import { Thinker } from "../../src/lib/device/thinker";
import { aBrief, EMPTY } from "./briefs";

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  asked = 0;
  ended = false;

  postMessage(): void {
    this.asked += 1;
  }

  terminate(): void {
    this.ended = true;
  }
}

class Files extends DeviceFiles {
  override game(): Promise<Loaded | null> {
    const facts = { game: "race", sources: "", contract: "", sizes: {}, players: "", mixes: false };
    return Promise.resolve({ name: "race", module: EMPTY, facts, weights: new Uint8Array() });
  }
}

test("one core is left to the page, and a device with little memory has few workers", () => {
  expect([1, 2, 4, 32].map((cores) => widthOf(cores, 16))).toEqual([1, 1, 3, 8]);
  expect(widthOf(8, 2)).toBe(2);
});

test("where one search fails, the others do not go on for nobody", async () => {
  const workers: FakeWorker[] = [];
  const make = () => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  };
  const thought = new Thinker(new Files(""), make, 3, 16).think(aBrief({ threads: 2 }));
  thought.catch(() => undefined);
  await new Promise((done) => setTimeout(done));
  expect(workers.map(({ asked }) => asked)).toEqual([1, 1]);
  workers[0]!.onmessage?.(new MessageEvent("message", { data: { trouble: "out of memory" } }));
  await expect(thought).rejects.toThrow("out of memory");
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
});
