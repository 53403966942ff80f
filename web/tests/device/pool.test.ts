import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pool, type WorkerLike } from "../../src/lib/device/pool";
import type { Order, Readiness } from "../../src/lib/device/stream";
import type { News } from "../../src/lib/device/worker";
import { anOrder } from "./briefs";

class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<News>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly orders: Order[] = [];
  readonly readiness: Readiness[] = [];
  ended = false;

  postMessage(asked: Order | Readiness): void {
    if ("brief" in asked) this.orders.push(asked);
    else this.readiness.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  say(news: News): void {
    this.onmessage?.(new MessageEvent("message", { data: news }));
  }
}

describe("a pool of workers", () => {
  const made: FakeWorker[] = [];
  const pool = (most: number) =>
    new Pool(() => {
      const worker = new FakeWorker();
      made.push(worker);
      return worker;
    }, most);
  const worker = (number: number): FakeWorker => {
    const found = made[number];
    if (!found) throw new Error("no such worker");
    return found;
  };
  const found = (value: number) => ({ found: Uint8Array.of(value) });
  const ignore = () => undefined;

  beforeEach(() => {
    made.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("starts a worker only when there is something to do, and uses it again", async () => {
    const some = pool(2);
    expect(made).toHaveLength(0);
    const first = some.run(anOrder(), ignore);
    worker(0).say(found(1));
    expect(await first).toEqual(Uint8Array.of(1));
    const second = some.run(anOrder(), ignore);
    worker(0).say(found(2));
    expect(await second).toEqual(Uint8Array.of(2));
    expect(made).toHaveLength(1);
  });

  it("wakes as many as there may be for what comes in a moment, and lets them go if nothing does", async () => {
    const some = pool(2);
    const { name, module } = anOrder();
    some.wake({ name, module });
    some.wake({ name, module });
    expect(made.map(({ readiness, orders }) => [readiness.length, orders.length])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const search = some.run(anOrder(), ignore);
    expect(made).toHaveLength(2);
    worker(1).say(found(1));
    await search;
    vi.advanceTimersByTime(11_000);
    expect(some.size).toBe(0);
  });

  it("has at most so many at work; the others wait their turn", async () => {
    const some = pool(2);
    const answers = [0, 1, 2].map((stream) => some.run(anOrder({ stream }), ignore));
    expect(made).toHaveLength(2);
    worker(1).say(found(1));
    await answers[1];
    expect(worker(1).orders.map((order) => order.stream)).toEqual([1, 2]);
    worker(1).say(found(2));
    worker(0).say(found(0));
    expect(await Promise.all(answers)).toEqual([Uint8Array.of(0), Uint8Array.of(1), Uint8Array.of(2)]);
  });

  it("hands on the progress", () => {
    const heard: number[] = [];
    void pool(1).run(anOrder(), (simulations) => heard.push(simulations));
    worker(0).say({ simulations: 64 });
    worker(0).say({ simulations: 128 });
    expect(heard).toEqual([64, 128]);
  });

  it("ends a worker at once when nobody waits any more, and drops what had not begun", async () => {
    const some = pool(1);
    const stop = new AbortController();
    const both = [some.run(anOrder(), ignore, stop.signal), some.run(anOrder(), ignore, stop.signal)];
    stop.abort();
    await Promise.all(both.map((each) => expect(each).rejects.toHaveProperty("name", "AbortError")));
    expect(worker(0).ended).toBe(true);
    expect(some.size).toBe(0);
    expect(made).toHaveLength(1);
  });

  it("does not begin what is not wanted any more", async () => {
    const stop = AbortSignal.abort();
    await expect(pool(1).run(anOrder(), ignore, stop)).rejects.toHaveProperty("name", "AbortError");
    expect(made).toHaveLength(0);
  });

  it("keeps no worker that has nothing to do for a while", async () => {
    const some = pool(2);
    const first = some.run(anOrder(), ignore);
    worker(0).say(found(1));
    await first;
    vi.advanceTimersByTime(9_000);
    expect(some.size).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect(some.size).toBe(0);
    expect(worker(0).ended).toBe(true);
  });

  it("says what went wrong, and goes on with a fresh worker", async () => {
    const some = pool(1);
    const bad = some.run(anOrder(), ignore);
    worker(0).say({ trouble: "unreachable" });
    await expect(bad).rejects.toThrow("unreachable");
    expect(worker(0).ended).toBe(true);
    const good = some.run(anOrder(), ignore);
    worker(1).say(found(3));
    expect(await good).toEqual(Uint8Array.of(3));
  });

  it("ends everything when it is closed", async () => {
    const some = pool(1);
    const both = [some.run(anOrder(), ignore), some.run(anOrder(), ignore)];
    some.close();
    await Promise.all(both.map((each) => expect(each).rejects.toThrow("ended")));
    expect(worker(0).ended).toBe(true);
  });
});
