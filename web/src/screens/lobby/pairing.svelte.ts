/** Waiting for somebody to play with. It goes on while one is on other screens, until a table is found or one has had enough. */
import { ServerTrouble } from "../../lib/api/client";
import { league } from "../../lib/api/league";
import type { PairingInfo, PairingWish } from "../../lib/api/schema";
import { router } from "../../lib/router.svelte";
import { attempt, notices } from "../../lib/stores/notices.svelte";
import { strip } from "../../lib/stores/strip.svelte";
import { serverTime } from "../../lib/time/serverTime.svelte";
import { isPassing, wishOf } from "./wishes";
import WaitingStrip from "./WaitingStrip.svelte";

const LOBBY = "/lobby";

class Pairing {
  /** What the server said last about who waits. */
  info = $state.raw<PairingInfo | null>(null);
  /** Where one was seated while on another screen. */
  table = $state<string | null>(null);
  #wish = $state.raw<PairingWish | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("pagehide", () => this.#wish && league.leaveWaiting());
  }

  get waiting(): boolean {
    return this.#wish !== null;
  }

  /** How many wait, and whether this device does, in another window perhaps. */
  async look(): Promise<void> {
    if (this.waiting) return;
    const info = await league.pairing();
    if (this.waiting) return;
    this.#hear(info);
    if (info.wish && !info.table) await this.begin(wishOf(info.wish));
  }

  async begin(wish: PairingWish): Promise<void> {
    this.#wish = wish;
    this.table = null;
    strip.shown = WaitingStrip;
    await this.#ask(wish);
  }

  async cancel(): Promise<void> {
    this.#end();
    const before = await attempt(() => league.stopWaiting());
    if (before?.table) this.#arrive(before.table);
    await this.look().catch(() => undefined);
  }

  async startWithBots(): Promise<void> {
    const info = await attempt(() => league.startWithBots());
    if (info?.table && this.waiting) this.#found(info.table);
  }

  /** To the table that was found. */
  go(): void {
    const { table } = this;
    this.table = null;
    strip.shown = null;
    if (table) router.go(`/table/${table}`);
  }

  async #ask(wish: PairingWish): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const info = await league.wait(wish);
      if (this.#wish !== wish) return;
      this.#hear(info);
      if (info.table) this.#found(info.table);
    } catch (problem) {
      if (this.#wish !== wish) return;
      if (!(problem instanceof ServerTrouble && isPassing(problem.status))) {
        this.#end();
        notices.trouble(problem);
      }
    }
    if (this.#wish === wish) this.#timer = setTimeout(() => void this.#ask(wish), this.info?.ask_ms ?? 2500);
  }

  #hear(info: PairingInfo): void {
    this.info = info;
    serverTime.hear({ now: info.now, seats: [] });
  }

  /** Seated: the server need not keep it any longer. */
  #found(table: string): void {
    this.#end();
    void league.stopWaiting().catch(() => undefined);
    this.#arrive(table);
  }

  #arrive(table: string): void {
    this.table = table;
    if (router.path === LOBBY) this.go();
    else strip.shown = WaitingStrip;
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#wish = null;
    strip.shown = null;
  }
}

export const pairing = new Pairing();
