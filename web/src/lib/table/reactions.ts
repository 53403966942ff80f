/** What can be said without words, and who is showing what just now. */
import type { ChatLine, React } from "../api/schema";

export type Reaction = React["reaction"];

/** In the order of the buttons: greeting, praise, feelings, haste. */
export const REACTIONS: readonly Reaction[] = [
  "wave",
  "clap",
  "well_played",
  "laugh",
  "surprised",
  "sorry",
  "thanks",
  "hurry",
];

/** How long a reaction stands at its seat. */
export const SHOWN_MS = 4000;

export interface Shown {
  reaction: Reaction;
  /** The number of the line in the chat: two equal reactions in a row are two. */
  number: number;
}

/** What is shown at the seats once a new line was heard: the newest reaction of each. */
export function showing(before: Readonly<Record<number, Shown>>, line: ChatLine): Record<number, Shown> {
  const { seat, reaction, number } = line;
  if (seat === null || !reaction) return { ...before };
  return { ...before, [seat]: { reaction, number } };
}

/** The same when the time of a line is over, or it was deleted; a newer reaction of its seat stays. */
export function without(before: Readonly<Record<number, Shown>>, number: number): Record<number, Shown> {
  return Object.fromEntries(Object.entries(before).filter(([, shown]) => shown.number !== number));
}
