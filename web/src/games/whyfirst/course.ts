/** Where the 29 spaces of the course lie: up a hillside on wide screens, winding in three rows on tall ones. */
export interface Point {
  x: number;
  y: number;
}

export interface Course {
  width: number;
  height: number;
  /** Radius of a stone, and width of a runner. */
  radius: number;
  runner: number;
  /** Runners side by side before the next ones stand behind. */
  abreast: number;
  /** Room above a stone for runners. */
  room: number;
  points: Point[];
  path: string;
}

export const LOWEST = -12;
export const HIGHEST = 16;
const COUNT = HIGHEST - LOWEST + 1;

function drawn(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** From the pond in the valley over the start up to the hill. */
function hillside(): Course {
  const [width, margin] = [900, 30];
  const step = (width - 2 * margin) / (COUNT - 1);
  const points = Array.from({ length: COUNT }, (_, index) => {
    const share = index / (COUNT - 1);
    return { x: margin + index * step, y: 214 - 96 * share ** 1.5 + 8 * Math.sin(share * Math.PI * 5) };
  });
  return { width, height: 240, radius: 13.8, runner: 44, abreast: 1, room: 132, points, path: drawn(points) };
}

function winding(): Course {
  const [width, columns, rise, radius, bottom] = [360, 10, 64, 14.5, 170];
  const margin = 27;
  const step = (width - 2 * margin) / (columns - 1);
  const points = Array.from({ length: COUNT }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const place = row % 2 === 0 ? column : columns - 1 - column;
    return { x: margin + place * step, y: bottom - row * rise };
  });
  const rows = [0, 1, 2].map((row) => points.slice(row * columns, (row + 1) * columns));
  const bend = (from: Point, to: Point, out: number) =>
    `C${from.x + out} ${from.y} ${to.x + out} ${to.y} ${to.x} ${to.y}`;
  const path = [
    drawn(rows[0]!),
    bend(rows[0]!.at(-1)!, rows[1]![0]!, 26),
    drawn(rows[1]!).replace("M", "L"),
    bend(rows[1]!.at(-1)!, rows[2]![0]!, -26),
    drawn(rows[2]!).replace("M", "L"),
  ].join("");
  return { width, height: 196, radius, runner: 31, abreast: 3, room: 46, points, path };
}

export const COURSES = { wide: hillside(), tall: winding() };

export function stone(course: Course, space: number): Point {
  return course.points[Math.min(Math.max(space, LOWEST), HIGHEST) - LOWEST]!;
}

/** Where the runner in this place of a crowd stands: the first in front, the others behind, looking over its head. */
export function standing(course: Course, space: number, place: number, crowd: number): Point {
  const at = stone(course, space);
  const abreast = Math.min(course.abreast, crowd);
  const [rank, file] = [Math.floor(place / abreast), place % abreast];
  const ranks = Math.ceil(crowd / abreast);
  const height = course.runner * 1.125;
  const lift = ranks > 1 ? Math.min(height * 0.62, (course.room - height) / (ranks - 1)) : 0;
  const spread = abreast > 1 ? (file - (abreast - 1) / 2) * course.runner * 0.56 : 0;
  return { x: at.x + spread, y: at.y - course.radius * 0.55 - rank * lift };
}
