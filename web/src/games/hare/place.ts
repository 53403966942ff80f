/** Where the card of a space lies: near it, inside the board, and over nothing that one may want to press. Pure. */
import type { Box, Point } from "./track";

/** Something round that is in the way. */
export interface Round extends Point {
  radius: number;
}

export interface Placed {
  left: number;
  top: number;
  /** Where the card points to the space; null if it lies elsewhere. */
  tail: "above" | "below" | null;
}

interface Need {
  board: Box;
  card: Box;
  /** The space in question. */
  at: Round;
  /** What must be seen: spaces that can be reached, their prices, the pawn that is to move. */
  free: readonly Round[];
  /** What had better be seen. */
  better: readonly Round[];
}

const GAP = 12;
/** How finely the board is searched where no place beside the space is free. */
const GRID = 24;

function covers(left: number, top: number, { width, height }: Box, { x, y, radius }: Round): boolean {
  const across = Math.max(left - x, x - left - width, 0);
  const down = Math.max(top - y, y - top - height, 0);
  return Math.hypot(across, down) < radius;
}

/** The best place: above the space, below it, beside it, or else wherever nothing is covered, as near as possible. */
export function placeCard({ board, card, at, free, better }: Need): Placed {
  const within = (value: number, most: number) => Math.min(Math.max(value, 4), Math.max(most - 4, 4));
  const middle = within(at.x - card.width / 2, board.width - card.width);
  const half = within(at.y - card.height / 2, board.height - card.height);
  const away = at.radius + GAP;
  const shifts = [0, -0.25, 0.25, -0.42, 0.42];
  const places: Placed[] = [
    ...shifts.map((share) => hung(share, at.y - away - card.height, "above")),
    ...shifts.map((share) => hung(share, at.y + away, "below")),
    { left: at.x + away, top: half, tail: null },
    { left: at.x - away - card.width, top: half, tail: null },
  ];
  for (let row = 0; row <= GRID; row++) {
    for (let column = 0; column <= GRID; column++) {
      const left = 4 + ((board.width - card.width - 8) * column) / GRID;
      places.push({ left, top: 4 + ((board.height - card.height - 8) * row) / GRID, tail: null });
    }
  }

  function hung(share: number, top: number, tail: "above" | "below"): Placed {
    return { left: within(middle + share * card.width, board.width - card.width), top, tail };
  }

  function bad({ left, top, tail }: Placed): number {
    const outside = Math.max(4 - left, left + card.width - board.width, 4 - top, top + card.height - board.height, 0);
    const hidden = [at, ...free].filter((one) => covers(left, top, card, one)).length;
    const shaded = better.filter((one) => covers(left, top, card, one)).length;
    const far = Math.hypot(left + card.width / 2 - at.x, top + card.height / 2 - at.y);
    const points = tail !== null && at.x > left + 24 && at.x < left + card.width - 24;
    return outside * 100 + hidden * 10_000 + shaded * 160 + far + (points ? 0 : 120) + (tail === "below" ? 6 : 0);
  }

  const best = places.reduce((least, place) => (bad(place) < bad(least) ? place : least));
  const points = at.x > best.left + 24 && at.x < best.left + card.width - 24;
  return points ? best : { ...best, tail: null };
}
