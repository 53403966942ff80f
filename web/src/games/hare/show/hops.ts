/** A move as the start page shows it: space by space, within a second. Pure. */
import type { HareEvent, HareView } from "../types";

const HOP_MS = 90;
const LONGEST_MS = 800;

export interface Hop {
  /** Milliseconds from the beginning. */
  at: number;
  view: HareView;
}

export function hops(view: HareView, events: readonly HareEvent[]): Hop[] {
  const moved = events.find((event) => event.kind === "moved");
  if (moved?.kind !== "moved") return [];
  const distance = Math.abs(moved.space - moved.origin);
  const pace = Math.min(HOP_MS, LONGEST_MS / Math.max(distance, 1));
  const step = Math.sign(moved.space - moved.origin);
  return Array.from({ length: distance + 1 }, (_, hop) => {
    const pawns = view.pawns.map((pawn) =>
      pawn.seat === moved.seat && pawn.name === moved.pawn
        ? { ...pawn, face: "up" as const, space: moved.origin + hop * step }
        : pawn,
    );
    return { at: hop * pace, view: { ...view, pawns } };
  });
}
