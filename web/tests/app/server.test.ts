import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

describe("a page of a server", () => {
  const head = 'meta[name="festina-build"]';

  beforeEach(() => {
    vi.resetModules();
    const querySelector = (name: string) => (name === head ? { getAttribute: () => "b1" } : null);
    vi.stubGlobal("document", { visibilityState: "hidden", querySelector });
    vi.stubGlobal("location", { href: "https://a.example/" });
    vi.stubGlobal("navigator", { onLine: true });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test("tells a proxy whose server is down from a server", async () => {
    const { server } = await import("../../src/lib/app/server.svelte");
    const answered = (status: number, build?: string) =>
      server.heard({ status, headers: new Headers(build === undefined ? {} : { "festina-build": build }) });
    for (const status of [502, 503, 504]) {
      expect(answered(200, "b1")).toBe(true);
      expect(server.there).toBe(true);
      expect(answered(status)).toBe(false);
      expect(server.there).toBe(false);
      expect(answered(status, "b1")).toBe(true);
      expect(server.there).toBe(true);
    }
    expect(answered(404)).toBe(true);
  });
});

/** The page of a site of plain files, as its head says, and what the site has now. */
describe("a page of plain files", () => {
  vi.setConfig({ testTimeout: 60_000 });
  let page: EventTarget & { visibilityState: string };
  let stated: string | null;
  let asked: string[];
  let reload: ReturnType<typeof vi.fn>;
  let touches: (() => void)[];

  async function load() {
    vi.resetModules();
    const { server } = await import("../../src/lib/app/server.svelte");
    return server;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    const facts: Record<string, string> = {
      'link[rel="manifest"]': "./manifest-en.webmanifest",
      'meta[name="festina-build"]': "b1",
      'meta[name="festina-server"]': "none",
    };
    page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    const querySelector = (name: string) => (name in facts ? { getAttribute: () => facts[name] } : null);
    const memory = new Map<string, string>();
    stated = "b1";
    asked = [];
    reload = vi.fn();
    vi.stubGlobal("document", Object.assign(page, { querySelector }));
    vi.stubGlobal("location", { href: "https://a.example/races/", reload });
    vi.stubGlobal("navigator", { onLine: true });
    touches = [];
    vi.stubGlobal("addEventListener", (name: string, heard: () => void) => {
      if (name === "pointerdown") touches.push(heard);
    });
    vi.stubGlobal("sessionStorage", {
      getItem: (name: string) => memory.get(name) ?? null,
      setItem: (name: string, value: string) => memory.set(name, value),
    });
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      if (stated === null) return Promise.reject(new TypeError("no network"));
      return Promise.resolve(new Response(JSON.stringify({ build: stated })));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("asks at its start whether it is the newest, and then once an hour", async () => {
    const server = await load();
    server.watch();
    expect(asked).toEqual(["https://a.example/races/build.json"]);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toHaveLength(2);
    expect(server.newer).toBe(false);
  });

  test("notices a newer one whenever it looks", async () => {
    const server = await load();
    server.watch();
    stated = "b2";
    await server.look();
    expect(server.newer).toBe(true);
  });

  test("that is older is replaced at its start", async () => {
    stated = "b2";
    (await load()).watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("is not replaced once somebody has touched it, nor after the first answer", async () => {
    stated = "b2";
    let server = await load();
    server.watch();
    touches.forEach((touch) => touch());
    await vi.advanceTimersByTimeAsync(0);
    expect(server.newer).toBe(true);
    stated = "b1";
    server = await load();
    server.watch();
    await vi.advanceTimersByTimeAsync(0);
    stated = "b3";
    await server.look();
    expect(server.newer).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  test("loads the newer one once: a host may hand out the older one for a while", async () => {
    stated = "b2";
    let server = await load();
    expect(server.renew()).toBe(false);
    await server.look();
    expect(server.renew()).toBe(true);
    server = await load(); // the older one again
    await server.look();
    expect(server.renew()).toBe(false);
    expect(server.newer).toBe(true);
    stated = "b3";
    await server.look();
    expect(server.renew()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("is as new as it can be without a network", async () => {
    const server = await load();
    stated = null;
    await server.look();
    expect(server.newer).toBe(false);
  });
});
