/** Who has decided, from the entries seen: what others could let me take back. Pure. */
import type { UpdateMessage } from "../api/schema";

/** Seats that decided for themselves, in order. */
export type Trail = readonly number[];

type Entry = Pick<UpdateMessage, "kind" | "seat" | "auto">;

export function follow(trail: Trail, { kind, seat, auto }: Entry): Trail {
  if (kind === "start") return [];
  if (seat === null) return trail;
  if (kind === "move" && !auto) return [...trail, seat];
  const last = trail.lastIndexOf(seat);
  if (kind === "undo") return trail.slice(0, Math.max(last, 0));
  if (kind === "retract" && last >= 0) return trail.toSpliced(last, 1);
  return trail;
}

/** The last of my seats that decided anything, or null. */
export function lastDecider(trail: Trail, mine: readonly number[]): number | null {
  return trail.findLast((seat) => mine.includes(seat)) ?? null;
}
