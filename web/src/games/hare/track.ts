/** Where the 65 spaces lie: a path that winds over the meadow in rows, on wide screens and on tall ones. */
export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Distance between neighbouring spaces along the path. */
  step: number;
  points: Point[];
  /** The path itself, as an SVG path. */
  path: string;
}

export const START = 0;
export const FINISH = 64;

interface Plan {
  rows: number;
  /** Length of the straight part of a row. */
  straight: number;
  /** From row to row; also the width of a bend. */
  rise: number;
  margin: number;
  top: number;
  /** How far the rows wave up and down. */
  wave: number;
}

const WIDE: Plan = { rows: 5, straight: 760, rise: 112, margin: 44, top: 62, wave: 9 };
const TALL: Plan = { rows: 9, straight: 272, rise: 62, margin: 34, top: 44, wave: 4 };

/** Walks the plan in small steps: right along a row, round the bend, left along the next, upwards to Finish. */
function walk(plan: Plan): Point[] {
  const { rows, straight, rise, margin, top, wave } = plan;
  const radius = rise / 2;
  const left = margin + radius;
  const bottom = top + (rows - 1) * rise;
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const y = bottom - row * rise;
    const rightwards = row % 2 === 0;
    for (let i = 0; i <= 100; i++) {
      const along = (straight * i) / 100;
      const x = rightwards ? left + along : left + straight - along;
      points.push({ x, y: y + wave * Math.sin((i / 100) * Math.PI * 4) });
    }
    if (row === rows - 1) break;
    const centre = { x: rightwards ? left + straight : left, y: y - radius };
    for (let i = 1; i < 40; i++) {
      const angle = Math.PI / 2 - (Math.PI * i) / 40;
      const out = Math.cos(angle) * radius;
      points.push({ x: centre.x + (rightwards ? out : -out), y: centre.y + Math.sin(angle) * radius });
    }
  }
  return points;
}

function spread(walked: Point[], count: number): { points: Point[]; step: number } {
  const lengths = [0];
  for (let i = 1; i < walked.length; i++) {
    lengths.push(lengths[i - 1]! + Math.hypot(walked[i]!.x - walked[i - 1]!.x, walked[i]!.y - walked[i - 1]!.y));
  }
  const step = lengths.at(-1)! / (count - 1);
  const points: Point[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    const wanted = i * step;
    while (at < lengths.length - 2 && lengths[at + 1]! < wanted) at++;
    const share = (wanted - lengths[at]!) / (lengths[at + 1]! - lengths[at]! || 1);
    const [from, to] = [walked[at]!, walked[at + 1]!];
    points.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  }
  return { points, step };
}

function layout(plan: Plan): Layout {
  const walked = walk(plan);
  const { points, step } = spread(walked, FINISH + 1);
  const path = `M${walked.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  return {
    width: plan.straight + plan.rise + 2 * plan.margin,
    height: 2 * plan.top + (plan.rows - 1) * plan.rise,
    step,
    points,
    path,
  };
}

/** Size of a runner, and radius of a stone. */
export const runnerSize = ({ step }: Layout): number => step * 0.66;
export const stoneRadius = ({ step }: Layout): number => step * 0.44;

/** Where the runner in this place of a crowd stands. At Start and Finish they wait beside the stone, inside the picture. */
export function standing(layout: Layout, space: number, place: number, crowd: number): Point {
  const at = layout.points[space]!;
  const size = runnerSize(layout);
  if (space !== START && space !== FINISH) return { x: at.x, y: at.y + size * 0.12 };
  const columns = crowd > 3 ? 2 : 1;
  const rows = Math.ceil(crowd / columns);
  const [column, row] = [Math.floor(place / rows), place % rows];
  const [across, down] = [size * 0.58, size * (columns > 1 ? 0.72 : 0.85)];
  const out = space === START ? -1 : 1;
  const beside = at.x + out * size * 1.05;
  const outermost = beside + out * across * (columns - 1);
  const inward = Math.min(Math.max(outermost, size / 2), layout.width - size / 2) - outermost;
  const first = Math.min(at.y + size * (0.2 - 0.12 * rows), layout.height - size * 0.22 - (rows - 1) * down);
  return { x: beside + inward + out * across * column, y: first + row * down };
}

/** Half the width and half the height of a price tag, in radii of a stone. */
export const TAG = { x: 0.72, y: 0.3 };

/** Where the price of a space is written: under it, or where it covers less of its neighbours and the tags before. */
function tagPoint({ points, width, height }: Layout, space: number, radius: number, tags: Point[]): Point {
  const at = points[space]!;
  const half = { x: TAG.x * radius, y: TAG.y * radius };
  const places = [90, 60, 120, 30, 150, 0, 180, 330, 210, 270].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: at.x + Math.cos(angle) * radius * 1.55, y: at.y + Math.sin(angle) * radius * 1.38 };
  });
  const covered = (tag: Point) => {
    const outside = Math.max(half.x - tag.x, tag.x + half.x - width, half.y - tag.y, tag.y + half.y - height, 0);
    const over = points.map((stone, other) => {
      const [x, y] = [Math.max(Math.abs(stone.x - tag.x) - half.x, 0), Math.max(Math.abs(stone.y - tag.y) - half.y, 0)];
      return other === space ? 0 : Math.max(radius - Math.hypot(x, y), 0);
    });
    const across = tags.map((other) =>
      Math.min(2 * half.x - Math.abs(other.x - tag.x), 2 * half.y - Math.abs(other.y - tag.y)),
    );
    return outside + Math.max(...over, ...across);
  };
  return places.reduce((best, place) => (covered(place) < covered(best) - 1 ? place : best));
}

export function tagPoints(layout: Layout): Point[] {
  const radius = stoneRadius(layout);
  return layout.points.reduce<Point[]>((tags, _, space) => [...tags, tagPoint(layout, space, radius, tags)], []);
}

export const LAYOUTS = { wide: layout(WIDE), tall: layout(TALL) };
export type Shape = keyof typeof LAYOUTS;
