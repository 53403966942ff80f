/** Which puzzles there are, by theme and stars, and which one comes next. Pure. */
import type { PuzzleLine } from "../../lib/api/schema";

/** What somebody wants to solve; without a theme or stars, whatever there is. */
export interface Wanted {
  theme?: string | undefined;
  stars?: number | undefined;
}

/** A puzzle with its number among those of its game, the easy ones first. */
export interface Numbered extends PuzzleLine {
  number: number;
}

export interface ThemeGroup {
  theme: string;
  count: number;
  /** By stars, the easy ones first. */
  levels: { stars: number; puzzles: Numbered[] }[];
}

/** The puzzles of a game, numbered. */
export function numbered(lines: readonly PuzzleLine[], game: string): Numbered[] {
  return lines
    .filter((line) => line.game === game)
    .sort((one, other) => one.stars - other.stars)
    .map((line, place) => ({ ...line, number: place + 1 }));
}

/** The same by theme, the largest theme first. */
export function byTheme(puzzles: readonly Numbered[]): ThemeGroup[] {
  const themes = [...new Set(puzzles.map(({ theme }) => theme))];
  return themes
    .map((theme): ThemeGroup => {
      const own = puzzles.filter((one) => one.theme === theme);
      const stars = [...new Set(own.map((one) => one.stars))].sort((one, other) => one - other);
      const levels = stars.map((many) => ({ stars: many, puzzles: own.filter((one) => one.stars === many) }));
      return { theme, count: own.length, levels };
    })
    .sort((one, other) => other.count - one.count);
}

/** The next puzzle that nobody has tried here, after this one if there is one; else the next at all; null if it is alone. */
export function nextOf(
  puzzles: readonly Numbered[],
  wanted: Wanted,
  answers: ReadonlyMap<string, boolean>,
  after?: string,
): Numbered | null {
  const fits = puzzles.filter(
    ({ id, theme, stars }) => id === after || ((wanted.theme ?? theme) === theme && (wanted.stars ?? stars) === stars),
  );
  const at = fits.findIndex(({ id }) => id === after);
  const order = [...fits.slice(at + 1), ...fits.slice(0, Math.max(at, 0))];
  return order.find(({ id }) => !answers.has(id)) ?? order[0] ?? null;
}

/** The address of a puzzle; what is wanted goes along, for the one after it. */
export function puzzlePath(id: string, { theme, stars }: Wanted = {}): string {
  const query = new URLSearchParams();
  if (theme !== undefined) query.set("theme", theme);
  if (stars !== undefined) query.set("stars", String(stars));
  const asked = query.toString();
  return `/puzzle/${encodeURIComponent(id)}${asked ? `?${asked}` : ""}`;
}

/** What an address asks for. */
export function wantedIn(query: URLSearchParams): Wanted {
  const stars = Number(query.get("stars") ?? 0);
  return { theme: query.get("theme") ?? undefined, stars: Number.isInteger(stars) && stars > 0 ? stars : undefined };
}
