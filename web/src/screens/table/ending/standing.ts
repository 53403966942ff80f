/** Who came where, from the outcome of a game: everybody, also those who were still on their way. */
import type { Outcome, Story } from "../../../lib/api/schema";

export interface Rank {
  seat: number;
  /** Those who share a place have the same. */
  place: number;
  won: boolean;
  /** Whether the place was reached, or is only where the end of the game found them. */
  reached: boolean;
}

/** All entrants, best first: the winners, then by place, then as the game lists them. */
export function ranking(outcome: Outcome, order: readonly number[]): Rank[] {
  const { winners, places } = outcome;
  const key = (seat: number) => (winners.includes(seat) ? 0 : (places[seat] ?? 1000));
  const sorted = [...order].sort((one, other) => key(one) - key(other) || order.indexOf(one) - order.indexOf(other));
  const ranks: Rank[] = [];
  for (const [index, seat] of sorted.entries()) {
    const before = ranks.at(-1);
    const shares = before && winners.includes(seat) && winners.includes(before.seat);
    const reached = winners.includes(seat) || places[seat] != null;
    ranks.push({ seat, won: winners.includes(seat), place: shares ? before.place : index + 1, reached });
  }
  return ranks;
}

/** Where points decide: the winners first, whatever the others have; a place is how high one's points are. */
export function pointRanking({ winners }: Outcome, points: readonly number[]): Rank[] {
  const heights = [...new Set(points)].sort((one, other) => other - one);
  return points
    .map((own, seat) => ({ seat, won: winners.includes(seat), place: heights.indexOf(own) + 1, reached: true }))
    .sort((one, other) => Number(other.won) - Number(one.won) || one.place - other.place || one.seat - other.seat);
}

/** What each entrant has in the end, line by line. */
export function lastValues(story: Story, seat: number): number[] {
  return story.lines.map((line) => line.samples.at(-1)?.[seat] ?? 0);
}

export interface Curve {
  seat: number;
  /** An SVG path in a box of width and height. */
  path: string;
  /** Where it ends. */
  end: { x: number; y: number };
}

export interface Scale {
  least: number;
  most: number;
}

/** The range of a line, widened to round numbers. */
export function scaleOf(line: Story["lines"][number]): Scale {
  const values = line.samples.flat();
  const least = Math.min(0, ...values);
  const most = line.most ?? Math.max(1, ...values);
  const step = most > 40 ? 50 : most > 12 ? 10 : 5;
  return { least: least < 0 ? -Math.ceil(-least / step) * step : 0, most: line.most ?? Math.ceil(most / step) * step };
}

/** A curve for each entrant, with a point at the end of each turn. */
export function curvesOf(story: Story, number: number, width: number, height: number): Curve[] {
  const line = story.lines[number]!;
  const { least, most } = scaleOf(line);
  const x = (sample: number) => (sample / Math.max(line.samples.length - 1, 1)) * width;
  const y = (value: number) => height - ((value - least) / (most - least)) * height;
  const entrants = line.samples[0]?.length ?? 0;
  return Array.from({ length: entrants }, (_, seat) => {
    const points = line.samples.map((values, sample) => ({ x: x(sample), y: y(values[seat] ?? 0) }));
    const bends = points.filter((_, at) => at === 0 || story.turns[at] !== story.turns[at + 1]);
    const path = bends.map((point, at) => `${at ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("");
    return { seat, path, end: points.at(-1) ?? { x: 0, y: height } };
  });
}

/** Labels that would lie over each other are moved apart, in their order. */
export function apart(wanted: readonly number[], least: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  for (const [rank, index] of order.entries()) {
    const above = rank ? placed[order[rank - 1]!]! : -Infinity;
    placed[index] = Math.max(placed[index]!, above + least);
  }
  const over = Math.max(0, (placed[order.at(-1) ?? 0] ?? 0) - most);
  return placed.map((y) => y - over);
}
