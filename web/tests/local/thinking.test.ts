import { afterEach, expect, test, vi } from "vitest";

const begun: AbortSignal[] = [];
vi.mock("../../src/lib/device/thinker", () => ({
  Thinker: class {
    think(_brief: unknown, { signal }: { signal: AbortSignal }) {
      begun.push(signal);
      return Promise.resolve({ action: "go" });
    }
  },
}));

afterEach(() => void vi.unstubAllGlobals());

test("bots of this device's tables rest while nobody can see the page", async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "hidden" });
  vi.stubGlobal("document", page);
  const { think } = await import("../../src/lib/local/thinking");
  const know = () => Promise.resolve(new Uint8Array());
  const thought = think("{}", "https://a.example/device/p1/", know, new AbortController().signal);
  await new Promise((done) => setTimeout(done));
  expect(begun).toHaveLength(0);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(await thought).toBe('{"action":"go"}');
});

test("what can be known of a table is asked for once, not before every move", async () => {
  const { PackFiles } = await import("../../src/lib/local/thinking");
  const know = vi.fn(() => Promise.resolve(new Uint8Array(3)));
  const files = new PackFiles("https://a.example/device/p1/", know);
  expect(await files.knowledge("hare", "key")).toHaveLength(3);
  await files.knowledge("hare", "key");
  expect(know).toHaveBeenCalledTimes(1);
});
