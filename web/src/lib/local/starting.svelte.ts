/** How far this device is with getting ready to hold tables itself: told by whoever starts it, shown wherever somebody waits. */
import type { Step } from "./talk";

class Starting {
  /** Null before a start and when it is done. */
  now = $state.raw<{ step: Step; done: number; total: number } | null>(null);
  /** How many places of the screen show it themselves. */
  places = $state(0);
}

export const starting = new Starting();
