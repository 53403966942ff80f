import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { device as Host } from "../../src/lib/local/device.svelte";
import type { FromWorker, ToWorker } from "../../src/lib/local/talk";

type Device = typeof Host;

vi.mock("../../src/lib/stores/me.svelte", () => ({ me: { name: "Ann" } }));
const look = vi.fn(() => Promise.resolve());
vi.mock("../../src/lib/app/server.svelte", () => ({ server: { look: () => look() } }));
vi.mock("../../src/lib/app/site", () => ({
  scoped: (name: string) => name,
  site: () => ({ root: new URL("https://a.example/"), pack: "p1" }),
}));
const memory = new Map<string, unknown>();
vi.mock("../../src/lib/stores/memory", () => ({
  remember: (name: string, value: unknown) => memory.set(name, value),
  remembered: (name: string, usual: unknown) => memory.get(name) ?? usual,
}));
vi.mock("../../src/ui/deviceStart", () => ({ showStarts: () => undefined }));
const stopped: boolean[] = [];
vi.mock("../../src/lib/local/thinking", () => ({
  think: (_brief: string, _folder: string, _know: unknown, signal: AbortSignal) =>
    new Promise((_, failed) =>
      signal.addEventListener("abort", () => {
        stopped.push(true);
        failed(new Error("stopped"));
      }),
    ),
}));

class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  heard: ToWorker[] = [];
  ended = false;

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: FromWorker): void {
    this.onmessage?.({ data });
  }

  /** Starts, and takes note of who plays here. */
  async begin(): Promise<void> {
    this.say({ type: "ready", folder: "https://a.example/device/p1/" });
    await settled();
    const asked = this.heard.find((message) => message.type === "request")!;
    this.say({ type: "answer", id: asked.id, status: 200, text: "{}" });
    await settled();
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe("this device as a host", () => {
  vi.setConfig({ hookTimeout: 60_000 });
  let device: Device;
  const told: string[] = [];
  const line = {
    opened: (found: boolean) => told.push(`opened ${found}`),
    heard: (text: string) => told.push(text),
    ended: (code: number) => told.push(`ended ${code}`),
  };
  const last = () => FakeWorker.made.at(-1)!;
  const persist = vi.fn(() => Promise.resolve(true));

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    vi.stubGlobal("Worker", FakeWorker);
    persist.mockClear();
    vi.stubGlobal("navigator", { hardwareConcurrency: 4, storage: { persist } });
    memory.clear();
    FakeWorker.made = [];
    told.length = stopped.length = 0;
    look.mockClear();
    ({ device } = await import("../../src/lib/local/device.svelte"));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function connected(): Promise<number> {
    const port = device.connect("local-a", line);
    await settled();
    await last().begin();
    last().say({ type: "opened", port, found: true });
    return port;
  }

  test.each([
    [2, undefined, 1],
    [4, 8, 3],
    [16, 8, 4],
    [8, 2, 2],
  ])(
    "with %s cores and %s GB lets a bot search with %s workers",
    async (hardwareConcurrency, deviceMemory, threads) => {
      vi.stubGlobal("navigator", { hardwareConcurrency, deviceMemory, storage: { persist } });
      device.start().catch(() => undefined);
      await settled();
      expect(last().heard[0]).toMatchObject({ type: "start", threads });
    },
  );

  test("rests when the last table is left", async () => {
    const port = await connected();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(last().ended).toBe(false);
    device.disconnect(port);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(last().ended).toBe(true);
  });

  test("rests also after a table that is not there, or was taken away", async () => {
    const port = await connected();
    const other = device.connect("local-b", line);
    await settled();
    last().say({ type: "opened", port: other, found: false });
    last().say({ type: "end", port, code: 4403 });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(told).toEqual(["opened true", "opened false", "ended 4403"]);
    expect(last().ended).toBe(true);
  });

  test("that fails on its way tells everybody, and starts again when it is needed", async () => {
    await connected();
    const asked = device.request("GET", "/api/games", undefined);
    asked.catch(() => undefined);
    await settled();
    last().onerror?.({ message: "out of memory" });
    await expect(asked).rejects.toThrow("out of memory");
    expect(told.at(-1)).toBe("ended 1012");
    expect(last().ended).toBe(true);
    await connected();
    expect(FakeWorker.made).toHaveLength(2);
    expect(told.at(-1)).toBe("opened true");
  });

  test("that cannot start says so, and asks whether there is a newer page", async () => {
    const asked = device.request("GET", "/api/games", undefined);
    asked.catch(() => undefined);
    device.connect("local-a", line);
    await settled();
    last().say({ type: "failed", problem: "there is no pack" });
    await expect(asked).rejects.toThrow("there is no pack");
    expect(told).toHaveLength(1);
    expect(look).toHaveBeenCalled();
  });

  test("asks the browser to keep its games when the first is made, and not again", async () => {
    await connected();
    void device.request("GET", "/api/games", undefined);
    expect(persist).not.toHaveBeenCalled();
    void device.request("POST", "/api/tables", {});
    void device.request("POST", "/api/tables", {});
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test("that has no worker may be tried again", async () => {
    vi.stubGlobal("Worker", function () {
      throw new Error("out of memory");
    });
    await expect(device.start()).rejects.toThrow("out of memory");
    vi.stubGlobal("Worker", FakeWorker);
    const started = device.start();
    await settled();
    await last().begin();
    await started;
  });

  test("stops a search that nobody waits for", async () => {
    await connected();
    last().say({ type: "think", id: 5, brief: "{}" });
    await settled();
    last().say({ type: "stop", id: 5 });
    await settled();
    expect(stopped).toEqual([true]);
    expect(last().heard.some(({ type }) => type === "no-thought")).toBe(false);
  });

  test("opens no table for somebody who has left meanwhile", async () => {
    const port = device.connect("local-a", line);
    await settled();
    device.disconnect(port);
    await last().begin();
    expect(last().heard.some(({ type }) => type === "open")).toBe(false);
  });
});
