/** Where flowers, tufts, bushes and trees grow: scattered, always the same, never on the way. Pure. */
export interface Spot {
  x: number;
  y: number;
}

/** Where nothing grows: around these points. */
export interface Clearing {
  points: readonly Spot[];
  radius: number;
}

export interface Plant extends Spot {
  kind: "tuft" | "flower" | "bush" | "tree";
  size: number;
}

/** The ground is divided into fields; in most of them something grows. So a larger window shows more of the same meadow. */
const FIELD = { width: 92, height: 74 };
/** How much room each needs, in pixels at size 1, and from which share of the fields on it grows. */
const KINDS = [
  { kind: "tree", room: 24, from: 0.91 },
  { kind: "bush", room: 14, from: 0.67 },
  { kind: "flower", room: 8, from: 0.5 },
  { kind: "tuft", room: 10, from: 0.3 },
] as const;

/** A number from 0 to 1 that depends on nothing but these three. */
function chance(column: number, row: number, salt: number): number {
  let mixed = Math.imul(column + 7919, 374761393) ^ Math.imul(row + 104729, 668265263) ^ Math.imul(salt, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

export function plants(width: number, height: number, clearing: Clearing | null, scale = 1): Plant[] {
  const grown: Plant[] = [];
  const [across, down] = [FIELD.width * scale, FIELD.height * scale];
  for (let row = 0; row * down < height; row++) {
    for (let column = 0; column * across < width; column++) {
      const [share, x, y] = [1, 2, 3].map((salt) => chance(column, row, salt));
      const at = { x: (column + x!) * across, y: (row + y!) * down };
      const growing = KINDS.find(({ from }) => share! >= from);
      const free = Math.min(
        Infinity,
        ...(clearing?.points ?? []).map((spot) => Math.hypot(spot.x - at.x, spot.y - at.y)),
      );
      const room = free - (clearing?.radius ?? 0);
      // Where there is too little room for a tree, something smaller grows.
      const fits = growing && KINDS.slice(KINDS.indexOf(growing)).find((kind) => kind.room * scale <= room);
      if (fits) grown.push({ ...at, kind: fits.kind, size: scale * (0.85 + 0.35 * chance(column, row, 4)) });
    }
  }
  return grown.sort((one, other) => one.y - other.y);
}
