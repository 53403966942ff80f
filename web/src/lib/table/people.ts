/** How those at a table are called. */
import type { SeatInfo } from "../api/schema";
import { t, words } from "../i18n/i18n.svelte";

type Somebody = Pick<SeatInfo, "kind" | "name" | "seat" | "bot">;

/** A person one wants to do something about: who sits on a seat, or who said something from there. */
export interface About {
  seat: number;
  name: string;
  /** The number of what was said; its author may have left since. */
  line?: number;
}

/** How a seat is called; a bot that only has its spec for a name gets one of ours. */
export function seatName(seat: Somebody): string {
  if (seat.kind === "bot" && seat.name === seat.bot) {
    const names = t("web-bot-names").split(",");
    return names[seat.seat % names.length]!.trim();
  }
  if (seat.name) return seat.name;
  return seat.kind === "open" ? t("web-seat-free") : t("web-seat-number", { number: seat.seat + 1 });
}

/** Who sits at a table, and how many seats are free. */
export function company(seats: readonly Somebody[]): string {
  const taken = seats.filter(({ kind }) => kind !== "open");
  const names = words.list(taken.map(seatName));
  const free = seats.length - taken.length;
  return free ? `${names} · ${t("web-waiting-for", { count: free })}` : names;
}

/** "level:4" in words. */
export function botName(spec: string | null): string {
  if (!spec) return "";
  const [name = "", argument] = spec.split(":");
  if (name === "level") return t("web-bot-level", { level: Number(argument ?? 4) });
  const key = `web-bot-${name}`;
  return words.has(key) ? t(key) : name;
}
