/** The graph of everybody's shares: bands that lie on each other, one's own at the bottom. Pure. */
import type { Shares } from "./data";

export interface Band {
  entrant: number;
  /** Its outline, and its upper edge alone. */
  path: string;
  edge: string;
  /** Where its share is widest at the left: the middle of its height there. */
  middle: number;
}

/** Entrants from the bottom up: one's own seat first, then the others in their order. */
export function stackOrder(entrants: number, own: number | null): number[] {
  const all = Array.from({ length: entrants }, (_, entrant) => entrant);
  return own === null ? all : [own, ...all.filter((entrant) => entrant !== own)];
}

const round = (number: number) => Math.round(number * 100) / 100;

/** The bands over the moments that are known; `x` says where a moment stands. */
export function bandsOf(
  moments: readonly Shares[],
  order: readonly number[],
  x: (moment: number) => number,
  height: number,
): Band[] {
  const below = moments.map(() => 0);
  return order.map((entrant) => {
    const lower = moments.map((_, moment) => [x(moment), height * (1 - below[moment]!)] as const);
    moments.forEach((shares, moment) => (below[moment]! += shares[entrant] ?? 0));
    const upper = moments.map((_, moment) => [x(moment), height * (1 - Math.min(below[moment]!, 1))] as const);
    const line = (points: readonly (readonly [number, number])[]) =>
      points.map(([left, top]) => `${round(left)} ${round(top)}`).join("L");
    return {
      entrant,
      path: moments.length ? `M${line(upper)}L${line([...lower].reverse())}Z` : "",
      edge: moments.length ? `M${line(upper)}` : "",
      middle: moments.length ? (upper[0]![1] + lower[0]![1]) / 2 : height / 2,
    };
  });
}

/** Badges on a line, moved apart as little as needed so that none covers another. */
export function spread(places: readonly number[], step: number, least: number, most: number): number[] {
  const sorted = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  const found: number[] = [];
  sorted.forEach(({ place }, rank) => {
    found.push(rank ? Math.max(place, found[rank - 1]! + step) : Math.max(place, least));
  });
  for (let rank = found.length - 1; rank >= 0; rank--) {
    const limit = rank === found.length - 1 ? most : found[rank + 1]! - step;
    found[rank] = Math.min(found[rank]!, limit);
  }
  const back: number[] = [];
  sorted.forEach(({ index }, rank) => (back[index] = found[rank]!));
  return back;
}
