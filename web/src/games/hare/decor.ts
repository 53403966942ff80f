/** Where flowers, tufts and trees grow: scattered, always the same, never on the path. */
import type { Layout, Point } from "./track";

export interface Plant extends Point {
  kind: "tuft" | "flower" | "bush" | "tree";
  size: number;
}

/** A small generator of its own, so that the meadow looks the same every day. */
function* randoms(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

export function plants(layout: Layout, count = 90): Plant[] {
  const random = randoms(20101115);
  const next = () => random.next().value;
  const grown: Plant[] = [];
  for (let tries = 0; tries < count * 12 && grown.length < count; tries++) {
    const edge = layout.step * 0.35;
    const at = { x: edge + next() * (layout.width - 2 * edge), y: edge + next() * (layout.height - 2 * edge) };
    const room = Math.min(...layout.points.map((point) => Math.hypot(point.x - at.x, point.y - at.y)));
    const free = Math.min(Infinity, ...grown.map((plant) => Math.hypot(plant.x - at.x, plant.y - at.y)));
    if (room < layout.step * 0.58 || free < layout.step * 0.3) continue;
    const roomy = room > layout.step * 0.78 && free > layout.step * 0.55;
    const pick = next();
    const kind = roomy ? (pick < 0.45 ? "tree" : "bush") : pick < 0.55 ? "tuft" : "flower";
    grown.push({ ...at, kind, size: layout.step * (0.8 + next() * 0.4) });
  }
  return grown.sort((one, other) => one.y - other.y);
}
