/** What the operator says to everybody: asked for now and then, told at once at a table. */
import { server } from "../app/server.svelte";
import { api } from "../api/client";
import type { Announcement, AnnouncementInfo } from "../api/schema";
import { current, numbersIn, textOf, withHeard } from "./announcing";
import { remember, remembered } from "./memory";

const REFRESH_MS = 120_000;

class Announcements {
  #all = $state.raw<AnnouncementInfo[]>([]);
  #dismissed = $state.raw(numbersIn(remembered("announcements", "")));
  #now = $state(Date.now());
  #askedAt = -Infinity;

  /** What is still to be read, the oldest first. */
  get list(): AnnouncementInfo[] {
    return current(this.#all, this.#dismissed, this.#now / 1000);
  }

  /** Asks the server, unless that was done just now. Best effort: nothing depends on it. */
  async refresh(): Promise<void> {
    this.#now = Date.now();
    if (!server.there || this.#now - this.#askedAt < REFRESH_MS) return;
    this.#askedAt = this.#now;
    this.#all = await api.announcements().catch(() => this.#all);
  }

  hear(message: Announcement): void {
    this.#now = Date.now();
    this.#all = withHeard(this.#all, message);
  }

  /** Read: it does not come again in this browser. What is said no longer needs no memory. */
  dismiss(number: number): void {
    const known = this.#all.map((one) => one.number);
    this.#dismissed = [...this.#dismissed.filter((one) => known.includes(one)), number];
    remember("announcements", textOf(this.#dismissed));
  }
}

export const announcements = new Announcements();
