/** A run of the day's race as others may see it: place and course, nothing about cards or moves. */

export interface Run {
  /** The day's date, as the reader writes it. */
  date: string;
  game: string;
  /** "1st of 4", in words. */
  place: string;
  /** What stands below it. */
  detail: string;
  /** The place before each decision, and at the end. */
  shape: readonly number[];
  /** How many places there were. */
  places: number;
  medal: number;
}

const MEDALS = ["🥇", "🥈", "🥉"];
/** Low for the last, high for the first. */
const BARS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
const LONGEST_LINE = 24;

/** So many values of a list at even distances, the first and the last among them. */
export function sampled<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, index) => list[Math.round((index * (list.length - 1)) / (most - 1))]!);
}

/** The course of a race in one line of text. */
export function bars(shape: readonly number[], places: number): string {
  const steps = Math.max(places - 1, 1);
  return sampled(shape, LONGEST_LINE)
    .map((place) => BARS[Math.round(((places - Math.min(place, places)) / steps) * (BARS.length - 1))])
    .join("");
}

export function shareText(run: Run, title: string, address: string): string {
  const first = `Festina · ${title} · ${run.date}`;
  const medal = MEDALS[run.medal - 1] ?? "🏁";
  return [first, run.game, `${medal} ${run.place} · ${run.detail}`, bars(run.shape, run.places), address]
    .filter(Boolean)
    .join("\n");
}

export interface Cell {
  x: number;
  y: number;
  size: number;
  /** Where the runner was. */
  here: boolean;
  /** The first row. */
  ahead: boolean;
}

/** The squares of the picture: a column for each moment, a row for each place, within a box. */
export function cells(shape: readonly number[], places: number, width: number, height: number): Cell[] {
  const columns = shape.length;
  if (!columns || !places) return [];
  const pitch = Math.min(width / columns, height / places);
  const size = pitch * 0.82;
  const left = (width - pitch * columns) / 2 + (pitch - size) / 2;
  const top = (height - pitch * places) / 2 + (pitch - size) / 2;
  return shape.flatMap((place, column) =>
    Array.from({ length: places }, (_, row) => ({
      x: left + column * pitch,
      y: top + row * pitch,
      size,
      here: Math.min(place, places) === row + 1,
      ahead: row === 0,
    })),
  );
}

/** What is there several times, once: "2 × Level 3". */
export function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
}
