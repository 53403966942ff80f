import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ownWorker, worker } from "../../src/lib/app/worker";

vi.mock("../../src/lib/app/site", () => ({
  own: (path: string) => `https://a.example/${path}`,
  site: () => ({ build: "b2", root: new URL("https://a.example/") }),
}));

class FakeWorker extends EventTarget {
  constructor(
    readonly scriptURL: string,
    public state: string,
  ) {
    super();
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

const MINE = "https://a.example/sw.js?build=b2";

describe("the service worker", () => {
  let registration: { active: FakeWorker | null; installing: FakeWorker | null; waiting: FakeWorker | null };

  beforeEach(() => {
    registration = { active: null, installing: null, waiting: null };
    const serviceWorker = { register: () => Promise.resolve(registration), ready: new Promise(() => undefined) };
    vi.stubGlobal("navigator", { serviceWorker });
    vi.stubGlobal("isSecureContext", true);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test("is there once it works", async () => {
    const coming = (registration.installing = new FakeWorker(MINE, "installing"));
    const found = ownWorker();
    await Promise.resolve();
    registration.active = coming;
    coming.become("activated");
    expect(await found).toBe(registration);
  });

  test("that cannot be installed is not waited for", async () => {
    registration.installing = new FakeWorker(MINE, "installing");
    const found = worker();
    await Promise.resolve();
    registration.installing.become("redundant");
    expect(await found).toBeNull();
  });

  test("of an earlier build shows notices, but does not serve this page", async () => {
    registration.active = new FakeWorker("https://a.example/sw.js?build=b1", "activated");
    registration.installing = new FakeWorker(MINE, "redundant");
    expect(await worker()).toBe(registration);
    expect(await ownWorker()).toBeNull();
  });

  test("may be forbidden", async () => {
    const register = () => Promise.reject(new Error("private window"));
    vi.stubGlobal("navigator", { serviceWorker: { register } });
    expect(await worker()).toBeNull();
  });
});
