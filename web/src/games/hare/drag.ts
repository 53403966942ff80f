/** A runner that somebody drags over the board, where positions are set up. */
import type { Point } from "./track";
import type { HarePawn } from "./types";

export interface Drag {
  pawn: HarePawn;
  /** Where its feet are. */
  at: Point;
  /** The space it would be put on; null: it goes back. */
  space: number | null;
}
