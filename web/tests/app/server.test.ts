import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** The page of a site of plain files, as its head says, and what the site has now. */
describe("a page of plain files", () => {
  vi.setConfig({ testTimeout: 60_000 });
  let page: EventTarget & { visibilityState: string };
  let stated: string | null;
  let asked: string[];
  let reload: ReturnType<typeof vi.fn>;

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
    vi.stubGlobal("addEventListener", () => undefined);
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
