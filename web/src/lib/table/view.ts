/** What the page knows of every game, whichever it is: the parts that all views and events have in common. */
import type { Narrated, PlainView, TableView } from "../api/schema";

export type View = PlainView & TableView;

/** By the number of my seat, or "" for a spectator. */
export type Views = Readonly<Record<string, View>>;

export interface GameEvent extends Narrated {
  kind: string;
}

/** The key of a seat, or of a spectator, in views and events. */
export function viewer(seat: number | null): string {
  return seat === null ? "" : String(seat);
}

/** What happened before and after an event, of what is shown together. */
export interface Around {
  before: readonly GameEvent[];
  after: readonly GameEvent[];
}

export const ALONE: Around = { before: [], after: [] };
