/** The service worker, as pages use it. */
import type { PushedNotice } from "../api/schema";
import type { Asked } from "../../worker/notice";

/** Our worker, once it works; null where there is none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !isSecureContext) return null;
  try {
    await navigator.serviceWorker.register("/sw.js");
    return await navigator.serviceWorker.ready;
  } catch {
    return null; // a browser may forbid it, in private windows for one
  }
}

async function ask(what: Asked): Promise<void> {
  (await worker())?.active?.postMessage(what);
}

/** Android refuses notices that a page makes itself, so the worker shows them. */
export function showNotice(notice: PushedNotice): Promise<void> {
  return ask({ ask: "show", notice });
}

export function closeNotices(tag: string): Promise<void> {
  return ask({ ask: "close", tag });
}
