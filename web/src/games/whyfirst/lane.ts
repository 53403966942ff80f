/** An entrant's lane: where its pawn stands on the course, and in which place. */
import { t } from "../../lib/i18n/i18n.svelte";
import type { Lane } from "../module";
import { spaceLabel } from "./cards";
import type { WhyFirstView } from "./types";

export function laneOf(view: WhyFirstView, seat: number): Lane | null {
  const own = view.seats[seat];
  if (!own) return null;
  const { lowest, highest, start } = view.track;
  const share = (space: number) => (space - lowest) / (highest - lowest);
  const rank = view.seats.filter((other) => other.space > own.space).length + 1;
  return {
    heads: [{ at: share(own.space), label: spaceLabel(own.space), rank }],
    marks: [share(start)],
    line: false,
    where: t("web-whyfirst-on", { space: spaceLabel(own.space) }),
    state: own.has_chosen ? t("web-whyfirst-has-chosen") : "",
    asleep: false,
    brief: t("web-whyfirst-points", { count: own.total, points: spaceLabel(own.total) }),
  };
}
