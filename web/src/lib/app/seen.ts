/** Work that rests while nobody can see its page: a device has a battery. */

interface Page extends EventTarget {
  visibilityState: DocumentVisibilityState;
}

/** What some work gives that can be stopped and begun again; it is done while the page can be seen. `signal`: it is not wanted any more. */
export async function whileSeen<T>(
  work: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
  page: Page = document,
): Promise<T> {
  for (;;) {
    await seen(page, signal);
    const stop = new AbortController();
    const look = () => {
      if (page.visibilityState === "hidden") stop.abort();
    };
    const leave = () => stop.abort(signal?.reason);
    page.addEventListener("visibilitychange", look);
    signal?.addEventListener("abort", leave);
    try {
      return await work(stop.signal);
    } catch (problem) {
      if (!stop.signal.aborted || signal?.aborted) throw problem;
    } finally {
      page.removeEventListener("visibilitychange", look);
      signal?.removeEventListener("abort", leave);
    }
  }
}

/** Resolves as soon as the page can be seen; rejects with the signal's reason. */
function seen(page: Page, signal?: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const end = () => {
      page.removeEventListener("visibilitychange", look);
      signal?.removeEventListener("abort", look);
    };
    const look = () => {
      if (!signal?.aborted && page.visibilityState === "hidden") return;
      end();
      if (signal?.aborted) failed(reasonOf(signal));
      else done();
    };
    page.addEventListener("visibilitychange", look);
    signal?.addEventListener("abort", look);
    look();
  });
}

function reasonOf({ reason }: { reason: unknown }): Error {
  return reason instanceof Error ? reason : new DOMException("Not wanted any more", "AbortError");
}
