/** A review in two sentences, and what can be learned from it. */
import { t } from "../../lib/i18n/i18n.svelte";
import { doubtOf } from "../../lib/review/doubt";
import { percent } from "./figures";
import type { ReviewSession } from "./session.svelte";

/**
 * "You lost 31 points through errors and 18 through bad luck. With average luck you would have won 42% of such games." What others are to read
 * says everybody's name, one's own as well.
 */
export function summaryText(session: ReviewSession, seat: number, byName = false): string {
  const seen = session.review?.seats[seat];
  if (!seen) return "";
  const luck = Math.round(100 * seen.luck);
  return t(seat === session.own && !byName ? "web-review-sum-you" : "web-review-sum", {
    name: session.names[seat] ?? "",
    errors: Math.round(100 * seen.error),
    luck: Math.abs(luck),
    kind: luck > 0 ? "good" : luck < 0 ? "bad" : "even",
    average: percent(seen.average, 0),
  });
}

/** How exactly the points are known that a seat lost; empty where they are known exactly. */
export function doubtText(session: ReviewSession, seat: number): string {
  const points = Math.ceil(100 * doubtOf(session.steps, seat));
  return points ? t("web-review-sum-doubt", { points }) : "";
}

/** What the exercises made of a seat's mistakes are called. */
export function learnTitle(session: ReviewSession, seat: number): string {
  return seat === session.own ? t("web-review-learn") : t("web-review-learn-of", { name: session.names[seat] ?? "" });
}
