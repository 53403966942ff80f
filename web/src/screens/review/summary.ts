/** A review in two sentences, and what can be learned from it. */
import { t } from "../../lib/i18n/i18n.svelte";
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

/** How exactly the points are known that errors and luck came to; empty where they are known exactly. */
export function doubtText(session: ReviewSession, seat: number): string {
  const doubt = session.review?.seats[seat]?.doubt;
  const [errors, luck] = [doubt?.error ?? 0, doubt?.luck ?? 0].map((share) => Math.ceil(100 * share));
  if (errors && luck) return t("web-review-sum-doubt", { errors, luck });
  if (errors) return t("web-review-sum-doubt-errors", { errors });
  return luck ? t("web-review-sum-doubt-luck", { luck }) : "";
}

/** What the exercises made of a seat's mistakes are called. */
export function learnTitle(session: ReviewSession, seat: number): string {
  return seat === session.own ? t("web-review-learn") : t("web-review-learn-of", { name: session.names[seat] ?? "" });
}
