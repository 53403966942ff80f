/** A new screen is told by its heading: the focus goes there, as soon as it is drawn. */

/** Whoever has begun to do something on the screen is left alone. */
function isBusy(): boolean {
  return document.activeElement?.closest("main, dialog") != null;
}

function focusHeading(): boolean {
  const heading = document.querySelector("h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Leads to the heading now or once it is there; the answer gives up waiting. */
export function leadToHeading(): () => void {
  if (isBusy() || focusHeading()) return () => undefined;
  const watcher = new MutationObserver(() => {
    if (isBusy() || focusHeading()) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
}
