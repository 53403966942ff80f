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

export const LAYOUTS = { wide: layout(WIDE), tall: layout(TALL) };
export type Shape = keyof typeof LAYOUTS;
