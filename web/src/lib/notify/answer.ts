/** Tells the service worker what this page shows, so that a press on a notice finds it. */
export function answerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // Any question is meant: there is only one.
  navigator.serviceWorker.addEventListener("message", ({ ports }) => ports[0]?.postMessage(location.href));
  navigator.serviceWorker.startMessages();
}
