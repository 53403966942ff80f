/** What a revealed trick came to, in words. */
import { t, words } from "../../lib/i18n/i18n.svelte";
import { spaceLabel } from "./cards";
import type { Reveal, StagedView } from "./reveal";

export interface Outcome {
  /** "Bramble is second". */
  title: string;
  /** For how much, and who leads for nothing. */
  text: string;
}

export function outcomeText(view: StagedView, reveal: Reveal, names: readonly string[]): Outcome {
  const list = (seats: readonly number[]) => words.list(seats.map((seat) => names[seat] ?? ""));
  if (view.second === null) return { title: t("web-whyfirst-second-none"), text: t("web-whyfirst-second-level") };
  const seconds = view.runners_up;
  const firsts = view.seats.filter(({ space }) => space === view.first).map(({ seat }) => seat);
  const facts = { count: Math.abs(view.second), points: spaceLabel(view.second) };
  return {
    title: t("web-whyfirst-second-is", { count: seconds.length, names: list(seconds) }),
    text: [
      t(reveal.points ? "web-whyfirst-second-scores" : "web-whyfirst-second-so-far", facts),
      t("web-whyfirst-leads", { count: firsts.length, names: list(firsts) }),
    ].join(" "),
  };
}

/** The way on: to the next trick or round; null when the game is over. */
export function nextText(view: StagedView, now: { round: number; trick: number; over: boolean }): string | null {
  if (now.over) return null;
  return now.round === view.round
    ? t("web-whyfirst-next-trick", { trick: now.trick })
    : t("web-whyfirst-next-round", { round: now.round });
}
