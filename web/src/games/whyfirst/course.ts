/** Where the 29 spaces of the course lie in the room there is: up a hillside, or winding in three rows where it is narrow. */
export interface Point {
  x: number;
  y: number;
}

export interface Course {
  kind: "hill" | "winding";
  width: number;
  height: number;
  /** Radius of a stone, and width of a runner. */
  radius: number;
  runner: number;
  points: Point[];
  path: string;
}

export const LOWEST = -12;
export const HIGHEST = 16;
const COUNT = HIGHEST - LOWEST + 1;
const COLUMNS = 10;
const ROWS = 3;
/** How much a row rises, in parts of the way to the next one. */
const TILT = 0.2;
/** Stones that are closer than this cannot be read: then the course winds. */
const LEAST_STEP = 24;
/** Runners side by side on a stone before the next ones look over their heads. */
const ABREAST = 2;
const TALL = 1.125;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

function drawn(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** Level by the pond and on top, steep between. */
function climb(share: number): number {
  const s = share ** 1.25;
  return s * s * (3 - 2 * s);
}

function hillside(width: number, height: number): Course {
  const margin = between(22, width * 0.034, 58);
  const step = (width - 2 * margin) / (COUNT - 1);
  const radius = Math.min(step * 0.47, 26);
  const runner = between(42, step * 1.55, Math.min(84, height * 0.2));
  const bottom = height - radius - Math.min(22, height * 0.05);
  const rise = Math.min(bottom - Math.max(height * 0.42, runner * TALL + radius), width * 0.3);
  const points = Array.from({ length: COUNT }, (_, index) => {
    return { x: margin + index * step, y: bottom - rise * climb(index / (COUNT - 1)) };
  });
  return { kind: "hill", width, height, radius, runner, points, path: drawn(points) };
}

function winding(width: number, height: number): Course {
  const margin = Math.max(22, width * 0.07);
  const step = (width - 2 * margin) / (COLUMNS - 1);
  const gap = Math.min((height - Math.min(140, height * 0.4) - 30) / (ROWS - 1 + TILT), 128);
  const radius = Math.min(step * 0.45, gap * 0.24, 22);
  const runner = between(30, step * 1.3, Math.min(60, gap * 0.62));
  const bottom = height - radius - Math.min(18, height * 0.04);
  const tilt = gap * TILT;
  const points = Array.from({ length: COUNT }, (_, index) => {
    const [row, column] = [Math.floor(index / COLUMNS), index % COLUMNS];
    const place = row % 2 === 0 ? column : COLUMNS - 1 - column;
    return { x: margin + place * step, y: bottom - row * gap - (column / (COLUMNS - 1)) * tilt };
  });
  return { kind: "winding", width, height, radius, runner, points, path: drawn(points) };
}

export function courseFor({ width, height }: { width: number; height: number }): Course {
  return width / (COUNT + 1) >= LEAST_STEP ? hillside(width, height) : winding(width, height);
}

export function stone(course: Course, space: number): Point {
  return course.points[between(LOWEST, space, HIGHEST) - LOWEST]!;
}

/** The space on whose stone feet stand, or would once they were let go; null beside the course. */
export function spaceUnder(course: Course, feet: Point): number | null {
  const y = feet.y + course.radius * 0.5;
  const away = course.points.map((at) => Math.hypot(at.x - feet.x, at.y - y));
  const least = Math.min(...away);
  return least <= course.radius * 2.4 ? away.indexOf(least) + LOWEST : null;
}

/** Where the runner in this place of a crowd stands: the first in front, the others behind, looking over its head. */
export function standing(course: Course, space: number, place: number, crowd: number): Point {
  const at = stone(course, space);
  const [rank, file] = [Math.floor(place / ABREAST), place % ABREAST];
  const abreast = Math.min(ABREAST, crowd - rank * ABREAST);
  const foot = at.y - course.radius * 0.5;
  const ranks = Math.ceil(crowd / ABREAST);
  const room = foot - course.runner * TALL - 2;
  const lift = ranks > 1 ? Math.min(course.runner * 0.7, room / (ranks - 1)) : 0;
  return { x: at.x + (file - (abreast - 1) / 2) * course.runner * 0.52, y: foot - rank * lift };
}

/** Where a runner's feet are, of runners that stand on these spaces. */
export function feetOf(course: Course, spaces: readonly number[], runner: number): Point {
  const space = spaces[runner] ?? 0;
  const crowd = spaces.flatMap((other, one) => (other === space ? [one] : []));
  return standing(course, space, Math.max(crowd.indexOf(runner), 0), crowd.length);
}

/** The head of a runner who stands there: bubbles and lights are above it. */
export function head(course: Course, foot: Point): Point {
  return { x: foot.x, y: foot.y - course.runner * TALL };
}
