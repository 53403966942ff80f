/** Notices on this device: whether it gets them, of which tables, and when not. */
import { api } from "../api/client";
import type { NoticeInfo, QuietHours } from "../api/schema";
import { me } from "../stores/me.svelte";
import { remember, remembered } from "../stores/memory";
import { standing, surroundings, type Standing } from "./standing";
import { idOf, subscribed, wishOf } from "./subscription";
import { worker } from "../app/worker";

/** Milliseconds after which the server is told again where this browser takes notices. */
const RENEWED_EVERY = 24 * 3600 * 1000;

class Notify {
  #wanted = $state(remembered("notify", false));
  #pushed = $state(remembered("notifyPushed", false));
  #now = $state.raw(surroundings(remembered("notify", false)));
  /** How the server knows it; null until it was asked. */
  info = $state.raw<NoticeInfo | null>(null);

  get standing(): Standing {
    return standing({ ...this.#now, wanted: this.#wanted }, this.#pushed);
  }

  /** Whether this page may show notices. */
  get on(): boolean {
    return this.standing === "on" || this.standing === "page";
  }

  muted(table: string): boolean {
    return this.info?.muted.includes(table) ?? false;
  }

  async load(): Promise<void> {
    this.info = await api.notices();
  }

  /** Asks the browser for leave, which it gives only after a press, and tells the server where to send notices. */
  async turnOn(): Promise<void> {
    this.#look();
    if (!this.#now.able) return;
    await Notification.requestPermission();
    this.#look();
    if (this.#now.permission !== "granted") return;
    this.#want(true);
    await me.introduce();
    await this.#subscribe();
  }

  /** Whether a press leads anywhere: otherwise `standing` says what is in the way. */
  get possible(): boolean {
    return ["on", "page", "off"].includes(this.standing);
  }

  async turnOff(): Promise<void> {
    this.#want(false);
    this.#setPushed(false);
    const subscription = await (await worker())?.pushManager?.getSubscription();
    if (!subscription) return;
    const id = await idOf(subscription.endpoint);
    await subscription.unsubscribe();
    this.info = await api.unsubscribe(id);
  }

  /** On a later visit: the subscription may have been lost, or the cookie be another's. */
  async renew(): Promise<void> {
    this.#look();
    if (!this.on) return;
    const registration = await worker();
    const due = Date.now() - remembered("notifyRenewed", 0) > RENEWED_EVERY;
    if (registration && (due || !(await registration.pushManager?.getSubscription()))) await this.#subscribe();
  }

  /** Sends a notice to this browser, through its push service. */
  async tryOut(): Promise<void> {
    const subscription = await (await worker())?.pushManager?.getSubscription();
    if (subscription) await api.tryNotices(await idOf(subscription.endpoint));
  }

  async setQuiet(quiet: QuietHours | null): Promise<void> {
    this.info = await api.changeNotices({ quiet });
  }

  async setMuted(table: string, muted: boolean): Promise<void> {
    this.info = await (muted ? api.muteTable(table) : api.unmuteTable(table));
  }

  async withdrawFeed(): Promise<void> {
    this.info = await api.withdrawFeed();
  }

  async newFeed(): Promise<string> {
    const { address } = await api.newFeed();
    await this.load();
    return location.origin + address;
  }

  /** Without a push service, which some browsers have not, notices come while a page is open. */
  async #subscribe(): Promise<void> {
    const registration = await worker();
    const { key } = await api.pushKey();
    const made = registration && key && this.#now.pushes ? await subscribed(registration, key).catch(() => null) : null;
    const wish = made && wishOf(made.toJSON());
    if (wish) {
      this.info = await api.subscribe(wish);
      remember("notifyRenewed", Date.now());
    }
    this.#setPushed(wish !== null);
  }

  #setPushed(pushed: boolean): void {
    this.#pushed = pushed;
    remember("notifyPushed", pushed);
  }

  #look(): void {
    this.#now = surroundings(this.#wanted);
  }

  #want(wanted: boolean): void {
    this.#wanted = wanted;
    remember("notify", wanted);
  }
}

export const notify = new Notify();
