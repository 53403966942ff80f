/** What happened since a decision: kept from what the socket brought, so that it can be shown again. Pure. */
import type { UpdateMessage } from "../api/schema";
import type { Views } from "./view";

/** Something that happened: the events by viewer, and the views after it where they are known. */
type Act = Pick<UpdateMessage, "events" | "views">;

/** A decision of this device, or the beginning: the views right after it, and what followed. */
export interface Since {
  views: Views;
  acts: readonly Act[];
}

/** The latest last. */
export type Past = readonly Since[];

/** So many decisions can be taken back and what happened before them still be shown. */
const MOST = 12;

/** With one more update; `after` gives the views after it where it brings none. */
export function kept(past: Past, update: UpdateMessage, mine: readonly number[], after: () => Views): Past {
  const { kind, seat } = update;
  const own = seat !== null && mine.includes(seat);
  if (kind === "start" || (kind === "move" && own)) {
    return [...past.slice(1 - MOST), { views: update.views ?? after(), acts: [] }];
  }
  if ((kind === "undo" || kind === "retract") && own) return past.slice(0, -1);
  const last = past.at(-1);
  if (kind === "undo") return last ? [...past.slice(0, -1), { views: update.views ?? {}, acts: [] }] : past;
  return last ? [...past.slice(0, -1), { ...last, acts: [...last.acts, update] }] : past;
}

/** Whether all viewers of this device were sent an event: what only one of them may know is nobody else's business. */
export function shared(events: UpdateMessage["events"]): (event: object) => boolean {
  const lists = Object.values(events).map((list) => new Set(list.map((event) => JSON.stringify(event))));
  return (event) => lists.every((list) => list.has(JSON.stringify(event)));
}
