/** A seat as the list of seats shows it, in a game or a replay. */
import type { Lane } from "../../games/module";
import type { Shown } from "../../lib/table/reactions";

export interface SeatRow {
  seat: number;
  name: string;
  /** Who that is: you, a bot of some strength, somebody who is away. */
  note: string;
  /** How the bot on it plays, in a sentence; empty where there is nothing to say. */
  manner: string;
  /** It is for this seat to act. */
  acts: boolean;
  /** What it is at, in a word: to move, thinking, eating. */
  badge: string;
  away: boolean;
  team: number | null;
  lane: Lane | null;
  shown: Shown | undefined;
}
