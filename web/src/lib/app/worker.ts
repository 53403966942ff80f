/** The service worker, as pages use it: one per build, so that a new page brings its own. */
import { own, site } from "./site";

/** Whether this browser lets us have a worker and keep files. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && isSecureContext && "caches" in globalThis;
}

function address(): string {
  return own(`sw.js?build=${site().build}`);
}

/** A worker of ours, once one works: this build's, or an earlier one's if this build's cannot be installed. Null where there is none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !isSecureContext) return null;
  try {
    const registration = await navigator.serviceWorker.register(address(), { scope: site().root.pathname });
    const coming = registration.installing ?? registration.waiting;
    if (coming) await settled(coming);
    return registration.active ? registration : null;
  } catch {
    return null; // a browser may forbid it, in private windows for one
  }
}

/** The worker of this build, which serves what this page keeps; null if there is none. */
export async function ownWorker(): Promise<ServiceWorkerRegistration | null> {
  const registration = await worker();
  return registration?.active?.scriptURL === address() ? registration : null;
}

/** Resolves when a worker works, or never will: one that cannot keep the page is thrown away. */
function settled(coming: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (coming.state !== "activated" && coming.state !== "redundant") return;
      coming.removeEventListener("statechange", look);
      done();
    };
    coming.addEventListener("statechange", look);
    look();
  });
}
