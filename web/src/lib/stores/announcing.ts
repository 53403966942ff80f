/** Which announcements are to be shown. Pure. */
import type { Announcement, AnnouncementInfo } from "../api/schema";

/** Those that hold now and were not dismissed here; `now` in seconds. */
export function current(
  all: readonly AnnouncementInfo[],
  dismissed: readonly number[],
  now: number,
): AnnouncementInfo[] {
  return all.filter(({ number, expires }) => !dismissed.includes(number) && (expires === null || expires > now));
}

/** The list after something was announced or withdrawn at a table. */
export function withHeard(all: readonly AnnouncementInfo[], message: Announcement): AnnouncementInfo[] {
  const { number, text = "", at = 0, expires = null, withdrawn } = message;
  const others = all.filter((one) => one.number !== number);
  return withdrawn ? others : [...others, { number, text, at, expires }];
}

export function textOf(numbers: readonly number[]): string {
  return numbers.join(",");
}

export function numbersIn(text: string): number[] {
  return text
    .split(",")
    .map(Number)
    .filter((number) => Number.isInteger(number) && number > 0);
}
