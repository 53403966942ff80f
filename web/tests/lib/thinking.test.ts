import { beforeEach, expect, test, vi } from "vitest";
import { thinkAt } from "../../src/lib/insight/thinking";

const asked: string[] = [];
/** What this device searches: milliseconds, and where. */
const searched: { ms: number; sims: number }[] = [];
let able = false;
let late = 0;
vi.mock("../../src/lib/api/client", () => ({
  api: {
    brief: () => Promise.resolve({ sims: 800, ms: 0 }).finally(() => late && vi.advanceTimersByTime(late)),
    thought: (table: string) => {
      asked.push(table);
      return Promise.resolve({ report: [], simulations: 3 });
    },
  },
}));
vi.mock("../../src/lib/insight/files", () => ({ InsightFiles: class {} }));
vi.mock("../../src/lib/device/thinker", () => ({
  Thinker: class {
    ready = () => Promise.resolve(true);
    wake = () => Promise.resolve();
    prepare = () => Promise.resolve();
    think(brief: { ms: number; sims: number }, { signal }: { signal: AbortSignal }) {
      signal.throwIfAborted();
      searched.push(brief);
      if (able) return Promise.resolve({ report: [], simulations: 900 });
      return Promise.reject(new Error("no worker"));
    }
  },
}));

const wanted = () => new AbortController().signal;

beforeEach(() => {
  asked.length = searched.length = late = 0;
  able = false;
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});

test("where this device fails, the server thinks", async () => {
  expect((await thinkAt("k3v9m2p7qd", "hare", 0, wanted())).simulations).toBe(3);
  expect(asked).toEqual(["k3v9m2p7qd"]);
});

test("nobody else thinks about a table of this device, or when nobody waits", async () => {
  await expect(thinkAt("local-a", "hare", 0, wanted())).rejects.toThrow("no worker");
  await expect(thinkAt("k3v9m2p7qd", "hare", 0, AbortSignal.abort())).rejects.toThrow();
  expect(asked).toEqual([]);
});

test("a search ends in time for a hint within a second, however late it begins", async () => {
  vi.useFakeTimers();
  able = true;
  for (late of [0, 200, 5000]) await thinkAt("k3v9m2p7qd", "hare", 0, wanted());
  vi.useRealTimers();
  expect(searched.map(({ ms, sims }) => [ms, sims])).toEqual([
    [600, 0],
    [400, 0],
    [250, 0],
  ]);
  expect(asked).toEqual([]);
});
