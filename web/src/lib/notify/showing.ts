/** Notices that a page shows, by the service worker: Android refuses those that a page makes itself. */
import type { Asked } from "../../worker/notice";
import type { PushedNotice } from "../api/schema";
import { worker } from "../app/worker";

async function ask(what: Asked): Promise<void> {
  (await worker())?.active?.postMessage(what);
}

export function showNotice(notice: PushedNotice): Promise<void> {
  return ask({ ask: "show", notice });
}

export function closeNotices(tag: string): Promise<void> {
  return ask({ ask: "close", tag });
}
