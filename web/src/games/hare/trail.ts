/** The last way a pawn went, until the next one moves. Pure. */
import type { LogLine } from "../../lib/table/log";
import { isHareEvent, type HareEvent, type HareView, type PawnLetter } from "./types";

export interface Trail {
  seat: number;
  pawn: PawnLetter;
  /** The spaces from where it came to where it is. */
  spaces: readonly number[];
}

type Moved = Extract<HareEvent, { kind: "moved" }>;

function movedOf({ event, undone }: LogLine): Moved | null {
  return event && !undone && isHareEvent(event) && event.kind === "moved" ? event : null;
}

export function trailOf(log: readonly LogLine[], view: HareView): Trail | null {
  const line = log.findLast((one) => movedOf(one) !== null);
  return wayOf((line && movedOf(line)) ?? null, view);
}

/** As far as the pawn has come by now. A restart leaves no trail, nor does a way whose pawn is elsewhere. */
export function wayOf(moved: Moved | null, view: HareView): Trail | null {
  if (!moved || moved.by === "restart") return null;
  const { seat, pawn, origin, space } = moved;
  const at = view.pawns.find((one) => one.seat === seat && one.name === pawn)?.space;
  const step = Math.sign(space - origin);
  if (at === undefined || at === origin || (at - origin) * step < 0 || (space - at) * step < 0) return null;
  const spaces = Array.from({ length: Math.abs(at - origin) + 1 }, (_, gone) => origin + gone * step);
  return { seat, pawn, spaces };
}
