/** A review worked out by the server, which says so meanwhile; where it was cut short, one may try again. */
import { mount, unmount } from "svelte";
import ServerWork from "../../ui/ServerWork.svelte";
import { insight, type GameSource } from "../api/insight";
import { t } from "../i18n/i18n.svelte";
import { troubleText } from "../stores/notices.svelte";
import type { Review } from "./data";
import type { Listener } from "./work";

/** What is said of the work: that it goes on, or why it has ended too early. */
export class Said {
  text = $state("");
  /** Asks once more; null while the server works. */
  again = $state.raw<(() => void) | null>(null);

  working(): void {
    this.text = t("web-review-by-server");
    this.again = null;
  }

  /** Say why it has ended, and wait until somebody wants to try again. */
  ended(text: string, signal: AbortSignal): Promise<void> {
    this.text = text;
    return new Promise((resolve, reject) => {
      this.again = resolve;
      signal.addEventListener("abort", () => reject(new DOMException("Not wanted any more", "AbortError")));
    });
  }
}

/** Shows what is said at the edge of the screen, until it is taken away. */
function show(said: Said): () => void {
  const shown = mount(ServerWork, { target: document.body, props: { said } });
  return () => void unmount(shown);
}

/** The whole review of a game with so many steps; `told` hears of a part as well, if the server had no time for more. */
export async function reviewAway(
  source: GameSource,
  of: number,
  { signal, told }: Pick<Listener, "signal" | "told">,
  display = show,
): Promise<Review> {
  const said = new Said();
  const hide = display(said);
  signal.addEventListener("abort", hide, { once: true });
  try {
    for (;;) {
      said.working();
      // How far the server is nobody knows: no bar stands still.
      told(null, null);
      const review = await insight.review(source).catch((problem: unknown) => troubleText(problem));
      signal.throwIfAborted();
      if (typeof review === "string") {
        await said.ended(review, signal);
        continue;
      }
      if (review.complete) return review;
      told(review, null);
      await said.ended(t("web-review-cut-short", { count: review.steps.length, of }), signal);
    }
  } finally {
    signal.removeEventListener("abort", hide);
    if (!signal.aborted) hide();
  }
}
