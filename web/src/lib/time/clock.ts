/** How much time somebody has, in figures and in words. Pure. */
import type { SeatClock } from "../api/schema";

export type Pace =
  { kind: "none" } | { kind: "bank"; seconds: number; increment: number } | { kind: "days"; days: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** One's own time is called when so many seconds are left. */
const CALLS = [60, 30, 10];
/** Below this it is shown that time is short. */
const SHORT = { bank: MINUTE, days: 3 * HOUR };

/** "live:600+15", "days:3" or "live" as the server writes it. */
export function paceOf(text: string): Pace {
  const [kind, numbers] = text.split(":");
  if (!numbers) return { kind: "none" };
  if (kind === "days") return { kind: "days", days: Number(numbers) };
  const [seconds, increment] = numbers.split("+");
  return { kind: "bank", seconds: Number(seconds), increment: Number(increment) };
}

/** The seconds that a seat has at a moment of the server's time. */
export function secondsLeft(clock: SeatClock, now: number): number {
  const used = clock.runs_from === null ? 0 : Math.max(0, now - clock.runs_from);
  return Math.max(0, clock.left - used);
}

export function isShort(seconds: number, pace: Pace): boolean {
  return pace.kind !== "none" && seconds < SHORT[pace.kind];
}

/** "9:41", "1:05:00", "3 h 20 min" where it is about days, "2 days 3 h". */
export function timeText(seconds: number, pace: Pace, language: string): string {
  // A clock shows the second that has begun: it says 0:00 when nothing is left.
  const whole = Math.ceil(seconds);
  if (pace.kind === "days" && whole >= HOUR) return daysText(whole, language);
  const [hours, minutes, rest] = parts(whole);
  const tail = String(rest).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

function daysText(whole: number, language: string): string {
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  if (!days) return symbols([hours, "h"], [Math.floor((whole % HOUR) / MINUTE), "min"]);
  return [unit(days, "day", language), symbols([hours, "h"])].filter(Boolean).join(" ");
}

function symbols(...amounts: [number, string][]): string {
  return amounts.flatMap(([amount, symbol]) => (amount ? [`${amount}\u00a0${symbol}`] : [])).join(" ");
}

/** The same in words, for whoever hears it: "9 minutes 41 seconds". */
export function timeWords(seconds: number, language: string): string {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / DAY);
  const [hours, minutes, rest] = parts(whole % DAY);
  const amounts = (
    [
      [days, "day"],
      [hours, "hour"],
      [days ? 0 : minutes, "minute"],
      [days || hours ? 0 : rest, "second"],
    ] as const
  ).filter(([amount]) => amount);
  const said = amounts.map(([amount, name]) => unit(amount, name, language));
  return said.length ? said.join(" ") : unit(0, "second", language);
}

function parts(whole: number): [hours: number, minutes: number, seconds: number] {
  return [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
}

function unit(amount: number, name: string, language: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "long" }).format(amount);
}

/** What is to be called out when one's time has gone down from `before` to `after`; null if nothing is. */
export function called(before: number, after: number): number | null {
  return CALLS.findLast((call) => before > call && after <= call) ?? null;
}

/** A day, as the reader writes it. */
export function dayText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short" }).format(at * 1000);
}

/** The day of a moment, as a field for dates takes it: "2027-01-31". */
export function dayOf(at: number): string {
  const date = new Date(at * 1000);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** The moment at which such a day is over, here. */
export function endOf(day: string): number {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + 1);
  return date.getTime() / 1000;
}
