/** How those at a table are called. */
import type { Message, SeatInfo, TableInfo, UpdateMessage } from "../api/schema";
import { t, words } from "../i18n/i18n.svelte";
import { dayText } from "../time/clock";

type Somebody = Pick<SeatInfo, "kind" | "name" | "seat" | "bot"> & Partial<Pick<SeatInfo, "runner">>;

/** A person one wants to do something about: who sits on a seat, or who said something from there. */
export interface About {
  seat: number;
  name: string;
  /** The number of what was said; its author may have left since. */
  line?: number;
}

/** How a seat is called; a bot that only has its spec for a name is called as its runner is. */
export function seatName(seat: Somebody): string {
  if (seat.kind === "bot" && seat.name === seat.bot) {
    const names = t("web-bot-names").split(",");
    return names[(seat.runner ?? seat.seat) % names.length]!.trim();
  }
  if (seat.name) return seat.name;
  return seat.kind === "open" ? t("web-seat-free") : t("web-seat-number", { number: seat.seat + 1 });
}

/** How those on the seats were called at an entry: whoever the host has taken off since keeps what they did. */
export function namesThen(seats: readonly (Somebody & Pick<SeatInfo, "former">)[], act: number): string[] {
  return seats.map((seat) => seat.former.find(({ until }) => act <= until)?.name ?? seatName(seat));
}

/** Who sits at a table, and how many seats are free. */
export function company(seats: readonly Somebody[]): string {
  const taken = seats.filter(({ kind }) => kind !== "open");
  const names = words.list(taken.map(seatName));
  const free = seats.length - taken.length;
  return free ? `${names} · ${t("web-waiting-for", { count: free })}` : names;
}

/** What there is to say when somebody's holiday begins, changes or ends. */
export function holidayLine(seat: number, table: TableInfo): Message {
  const until = table.clocks?.seats[seat]?.away_until;
  if (!until) return { key: "web-log-holiday-over", params: { seat } };
  return { key: "web-log-holiday", params: { seat, date: dayText(until, words.locale) } };
}

/** What there is to say when a bot begins or ends to play for a person; null about everything else. */
export function standInLine({ kind, seat, auto }: UpdateMessage, table: TableInfo | null): Message | null {
  if (seat === null || !table) return null;
  if (kind === "lend") return { key: auto ? "web-log-out-of-time" : "web-log-lent", params: { seat } };
  if (kind !== "return") return null;
  return { key: table.clocks?.seats[seat]?.ran_out ? "web-log-back-late" : "web-log-back", params: { seat } };
}

/** The level that is meant where a spec names none. */
const USUAL_LEVEL = 5;

/** The level of strength that a spec names; null for a bot that is none. */
export function levelIn(spec: string | null): number | null {
  const [name, argument] = (spec ?? "").split(":");
  return name === "level" ? Number(argument ?? USUAL_LEVEL) : null;
}

/** A bot's strength or manner in a word, for where there is little room. */
export function botWord(spec: string | null): string {
  const level = levelIn(spec);
  if (level !== null) return t("web-lane-level", { level });
  return botName(spec).split(":")[0] ?? "";
}

/** How a bot of some level plays a game, in a sentence; empty for other bots, and where a game does not say it. */
export function botSentence(spec: string | null, game: string): string {
  const level = levelIn(spec);
  const key = `${game}-level-${level}`;
  return level !== null && words.has(key) ? t(key) : "";
}

/** "level:4" in words. */
export function botName(spec: string | null): string {
  if (!spec) return "";
  const level = levelIn(spec);
  if (level !== null) return t("web-bot-level", { level });
  const name = spec.split(":")[0] ?? "";
  const key = `web-bot-${name}`;
  return words.has(key) ? t(key) : name;
}
