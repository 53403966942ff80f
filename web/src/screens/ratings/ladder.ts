/** How strong people and bots are, one above the other, and how a rating went. Pure. */
import type { RatedGame, RatingLine } from "../../lib/api/schema";

/** A step of the ladder: a person of the list, or the bots of a level, whose strength is known. */
export type Step = { kind: "person"; line: RatingLine } | { kind: "bot"; level: number; rating: number };

const ratingOf = (step: Step) => (step.kind === "bot" ? step.rating : step.line.rating);

/** People in the order of the list and bots between them, the strongest first. */
export function ladder(lines: readonly RatingLine[], levels: readonly number[]): Step[] {
  const steps: Step[] = [
    ...lines.map((line): Step => ({ kind: "person", line })),
    ...levels.map((rating, index): Step => ({ kind: "bot", level: index + 1, rating })),
  ];
  return steps.sort((one, other) => ratingOf(other) - ratingOf(one));
}

export interface Course {
  /** The line through all games, in a box of this width and height. */
  path: string;
  points: { x: number; y: number }[];
  /** The bots' levels that lie within what is shown. */
  levels: { level: number; y: number }[];
  least: number;
  most: number;
}

/** Points around the highest and lowest rating that are shown, too. */
const AROUND = 40;

/** A rating over the games that counted, from where it began. */
export function courseOf(
  history: readonly Pick<RatedGame, "rating" | "change">[],
  levels: readonly number[],
  width: number,
  height: number,
): Course {
  const first = history[0];
  const values = first ? [first.rating - first.change, ...history.map(({ rating }) => rating)] : [];
  const least = Math.floor((Math.min(...values) - AROUND) / 10) * 10;
  const most = Math.ceil((Math.max(...values) + AROUND) / 10) * 10;
  const round = (value: number) => Math.round(value * 10) / 10;
  const y = (value: number) => round(height * (1 - (value - least) / (most - least)));
  const x = (index: number) => round((width * index) / Math.max(1, values.length - 1));
  const points = values.map((value, index) => ({ x: x(index), y: y(value) }));
  return {
    path: points.map((point, index) => `${index ? "L" : "M"}${point.x} ${point.y}`).join(""),
    points,
    levels: levels.flatMap((value, index) =>
      value > least && value < most ? [{ level: index + 1, y: y(value) }] : [],
    ),
    least,
    most,
  };
}

/** "+12" or "−3": with its sign, always. */
export function signed(change: number, locale: string): string {
  const whole = Math.round(change);
  return new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }).format(whole).replace("-", "−");
}
