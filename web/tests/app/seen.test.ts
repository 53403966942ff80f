import { beforeEach, describe, expect, test } from "vitest";
import { whileSeen } from "../../src/lib/app/seen";

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";

  become(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

describe("work that rests while nobody sees its page", () => {
  let page: Page;
  let begun: { signal: AbortSignal; end: (found: string) => void }[];
  const work = (signal: AbortSignal) =>
    new Promise<string>((end, failed) => {
      begun.push({ signal, end });
      signal.addEventListener("abort", () => failed(new DOMException("stopped", "AbortError")));
    });
  const later = () => new Promise((done) => setTimeout(done));

  beforeEach(() => {
    page = new Page();
    begun = [];
  });

  test("is done at once where somebody looks", async () => {
    const found = whileSeen(work, undefined, page);
    await later();
    begun[0]!.end("found");
    expect(await found).toBe("found");
  });

  test("stops when the page is hidden, and begins again when it is seen", async () => {
    const found = whileSeen(work, undefined, page);
    await later();
    page.become("hidden");
    expect(begun[0]!.signal.aborted).toBe(true);
    await later();
    expect(begun).toHaveLength(1);
    page.become("visible");
    await later();
    begun[1]!.end("found");
    expect(await found).toBe("found");
  });

  test("does not begin on a hidden page, nor when it is not wanted any more", async () => {
    page.visibilityState = "hidden";
    const stop = new AbortController();
    const found = whileSeen(work, stop.signal, page);
    await later();
    stop.abort(new Error("enough"));
    await expect(found).rejects.toThrow("enough");
    page.become("visible");
    await later();
    expect(begun).toHaveLength(0);
  });

  test("stops when it is not wanted any more, and fails as the work does", async () => {
    const stop = new AbortController();
    const found = whileSeen(work, stop.signal, page);
    await later();
    stop.abort();
    await expect(found).rejects.toThrow("stopped");
    await expect(whileSeen(() => Promise.reject(new Error("no module")), undefined, page)).rejects.toThrow("no module");
  });
});
