/** The server's time: a device's own clock may be wrong, and clocks that count down go by the server's. */
import { createSubscriber } from "svelte/reactivity";
import type { ClockInfo } from "../api/schema";

const TICK_MS = 500;

class ServerTime {
  #ahead = 0;
  /** Whoever reads the time while something is drawn is drawn anew as it goes on. */
  #ticking = createSubscriber((update) => {
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  });

  /** What has just come from the server says what its clock shows. */
  hear(clocks: ClockInfo | null | undefined): void {
    if (clocks) this.#ahead = clocks.now - Date.now() / 1000;
  }

  /** Seconds since 1970. */
  get now(): number {
    this.#ticking();
    return Date.now() / 1000 + this.#ahead;
  }
}

export const serverTime = new ServerTime();
