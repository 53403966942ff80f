/** Where the 65 spaces lie: a path that winds over the meadow in rows, as many as fill the free box best. Pure. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

/** A track laid out in a box; everything is in the box's own pixels. */
export interface Layout extends Box {
  rows: number;
  /** What all sizes follow from: as far as neighbouring spaces lie apart, or less where rows are close. */
  step: number;
  points: Point[];
  /** The path itself, as an SVG path. */
  path: string;
}

export const START = 0;
export const FINISH = 64;

/** So many rows, and how far apart they must lie, in steps: nine are for tall screens and leave less room for prices. */
export const PLANS = [
  { rows: 4, pitch: 1.55, wave: 0.13 },
  { rows: 5, pitch: 1.55, wave: 0.13 },
  { rows: 6, pitch: 1.55, wave: 0.13 },
  { rows: 9, pitch: 1.09, wave: 0.07 },
] as const;
type Plan = (typeof PLANS)[number];

/** Radius of a stone and size of a runner, in steps. */
const STONE = 0.44;
const RUNNER = 0.76;
/** Around the stones, in their radii: the glow at the sides, heads above the top row, prices below the bottom row. */
const MARGIN = { side: 1.27, top: 1.75, bottom: 1.72 };
/** How far a bend swings out, in distances between rows. */
const BEND = 0.45;

export const stoneRadius = ({ step }: Layout): number => step * STONE;
export const runnerSize = ({ step }: Layout): number => step * RUNNER;

/** Walks in small steps: right along a row, round the bend, left along the next, upwards to Finish. */
function walk({ width, height }: Box, { rows, wave }: Plan, step: number): { walked: Point[]; pitch: number } {
  const radius = step * STONE;
  const swing = step * wave;
  const top = radius * MARGIN.top + swing;
  const pitch = Math.max((height - top - radius * MARGIN.bottom - swing) / (rows - 1), 1);
  const out = pitch * BEND;
  const left = radius * MARGIN.side + out;
  const straight = Math.max(width - 2 * left, 1);
  const walked: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const y = top + (rows - 1 - row) * pitch;
    const rightwards = row % 2 === 0;
    for (let i = 0; i <= 100; i++) {
      const along = (straight * i) / 100;
      const x = rightwards ? left + along : left + straight - along;
      walked.push({ x, y: y + swing * Math.sin((i / 100) * Math.PI * 4) });
    }
    if (row === rows - 1) break;
    const centre = { x: rightwards ? left + straight : left, y: y - pitch / 2 };
    for (let i = 1; i < 40; i++) {
      const angle = Math.PI / 2 - (Math.PI * i) / 40;
      const swung = Math.cos(angle) * out;
      walked.push({ x: centre.x + (rightwards ? swung : -swung), y: centre.y + (Math.sin(angle) * pitch) / 2 });
    }
  }
  return { walked, pitch };
}

function length(walked: readonly Point[]): number {
  return walked.reduce((sum, { x, y }, i) => sum + (i ? Math.hypot(x - walked[i - 1]!.x, y - walked[i - 1]!.y) : 0), 0);
}

/** In a narrow bend the way may be so much longer than the crow flies. */
const DETOUR = 1.25;

/** Points on the way, each as far from the one before as the crow flies; fewer than `count` if the way is too short. */
function strides(walked: readonly Point[], stride: number, count: number): Point[] {
  const points = [walked[0]!];
  let gone = 0;
  for (let i = 1; i < walked.length && points.length < count; i++) {
    const [from, to] = [walked[i - 1]!, walked[i]!];
    const last = points.at(-1)!;
    const piece = Math.hypot(to.x - from.x, to.y - from.y);
    const near = Math.hypot(from.x - last.x, from.y - last.y);
    const far = Math.hypot(to.x - last.x, to.y - last.y);
    gone += piece;
    const tooMuch = gone - stride * DETOUR;
    if (far < stride && tooMuch < 0) continue;
    const share = far < stride ? 1 - tooMuch / (piece || 1) : (stride - near) / (far - near || 1);
    const within = Math.min(Math.max(share, 0), 1);
    points.push({ x: from.x + (to.x - from.x) * within, y: from.y + (to.y - from.y) * within });
    gone = piece * (1 - within);
  }
  return points;
}

/** Spaces with equal gaps from one end of the way to the other. */
function spread(walked: readonly Point[], count: number): { points: Point[]; stride: number } {
  let [fits, tooLong] = [0, (length(walked) / (count - 1)) * 1.02];
  for (let tries = 0; tries < 24; tries++) {
    const stride = (fits + tooLong) / 2;
    if (strides(walked, stride, count).length === count) fits = stride;
    else tooLong = stride;
  }
  return { points: [...strides(walked, fits, count - 1), walked.at(-1)!], stride: fits };
}

/** The longest step with which a plan fits a box: stones as large as their distance and that of the rows allow. */
function fitted(box: Box, plan: Plan): number {
  let [fits, tooLong] = [0, Math.max(box.width, box.height, 1)];
  for (let tries = 0; tries < 24; tries++) {
    const step = (fits + tooLong) / 2;
    const { walked, pitch } = walk(box, plan, step);
    const room = Math.min(length(walked) / FINISH, pitch / plan.pitch);
    if (step <= room && box.width > step * 3) fits = step;
    else tooLong = step;
  }
  return fits;
}

/** The track as one plan lays it out. */
export function laidOut(box: Box, plan: Plan, step = fitted(box, plan)): Layout {
  const { walked, pitch } = walk(box, plan, step);
  const { points, stride } = spread(walked, FINISH + 1);
  const path = `M${walked.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  return { ...box, rows: plan.rows, step: Math.min(stride, pitch / plan.pitch), points, path };
}

/** The track in a box, in as many rows as give the longest step. */
export function layoutFor(box: Box): Layout {
  const fits = PLANS.map((plan) => ({ plan, step: fitted(box, plan) }));
  const { plan, step } = fits.reduce((best, one) => (one.step > best.step ? one : best));
  return laidOut(box, plan, step);
}

/** Where the feet of a runner are, in its size, below the middle of a stone. */
const FEET = 0.18;
/** How far from the middle of a space its runner may be let go, in steps. */
const NEAR = 0.75;

/**
 * Where the runner in this place of a crowd stands. At Start and Finish the first stands on the stone, the others beside
 * it and before it, away from the track.
 */
export function standing(layout: Layout, space: number, place: number, crowd: number): Point {
  const at = layout.points[space]!;
  const size = runnerSize(layout);
  const feet = at.y + size * FEET;
  if (space !== START && space !== FINISH) return { x: at.x, y: feet };
  const inwards = Math.sign(layout.points[space === START ? 1 : FINISH - 1]!.x - at.x);
  const abreast = Math.ceil(crowd / 2);
  const [rank, file] = [Math.floor(place / abreast), place % abreast];
  const away = size * (0.58 * file + 0.3 * rank);
  const edge = inwards > 0 ? at.x - size * 0.5 : layout.width - at.x - size * 0.5;
  const furthest = size * (0.58 * (abreast - 1) + (crowd > 1 ? 0.3 : 0));
  const inside = Math.max(furthest - edge, 0);
  return { x: at.x - inwards * (away - inside), y: feet + rank * size * 0.48 };
}

/** The space on which a runner would stand whose feet are here; null if none is near. */
export function spaceUnder(layout: Layout, feet: Point): number | null {
  const y = feet.y - runnerSize(layout) * FEET;
  const away = layout.points.map((stone) => Math.hypot(stone.x - feet.x, stone.y - y));
  const least = Math.min(...away);
  return least <= layout.step * NEAR ? away.indexOf(least) : null;
}

/** Half the width and half the height of a price tag, in radii of a stone. */
export const TAG = { x: 0.74, y: 0.34 };

const DIRECTIONS = [90, 70, 110, 50, 130, 30, 150, 10, 170, 330, 210, 300, 240, 270].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle) * 1.6, y: Math.sin(angle) * 1.27 };
});

/** Where the price of a space is written: under it, or where it covers less of its neighbours and of the prices before. */
function tagPoint({ points, width, height }: Layout, space: number, radius: number, tags: readonly Point[]): Point {
  const at = points[space]!;
  const half = { x: TAG.x * radius, y: TAG.y * radius };
  const near = points.filter(
    (stone, other) => other !== space && Math.hypot(stone.x - at.x, stone.y - at.y) < radius * 5,
  );
  const places = DIRECTIONS.map(({ x, y }) => ({ x: at.x + x * radius, y: at.y + y * radius }));
  const covered = (tag: Point) => {
    const outside = Math.max(half.x - tag.x, tag.x + half.x - width, half.y - tag.y, tag.y + half.y - height, 0);
    const over = near.map((stone) => {
      const [x, y] = [Math.max(Math.abs(stone.x - tag.x) - half.x, 0), Math.max(Math.abs(stone.y - tag.y) - half.y, 0)];
      return Math.max(radius - Math.hypot(x, y), 0);
    });
    const across = tags.map((other) =>
      Math.max(Math.min(2 * half.x - Math.abs(other.x - tag.x), 2 * half.y - Math.abs(other.y - tag.y)), 0),
    );
    return 3 * outside + Math.max(...over, 0) + 4 * Math.max(...across, 0);
  };
  // Below is best, unless another place is clearly freer.
  return places.reduce((best, place) => (covered(place) < covered(best) - radius * 0.25 ? place : best));
}

/** Where the prices of some spaces are written. */
export function tagPoints(layout: Layout, spaces: readonly number[]): Map<number, Point> {
  const radius = stoneRadius(layout);
  const tags = new Map<number, Point>();
  for (const space of spaces) tags.set(space, tagPoint(layout, space, radius, [...tags.values()]));
  return tags;
}
