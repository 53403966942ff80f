/** This device: its name and its tables. */
import { api } from "../api/client";
import type { InvitationToMe, TableSummary } from "../api/schema";
import { words } from "../i18n/i18n.svelte";
import { serverTime } from "../time/serverTime.svelte";
import { remember, remembered } from "./memory";

class Me {
  #name = $state(remembered("name", ""));
  #asked = 0;
  #answered = 0;
  tables = $state.raw<TableSummary[] | null>(null);
  /** Tables that somebody asks this person to. */
  invitations = $state.raw<InvitationToMe[]>([]);

  get name(): string {
    return this.#name;
  }

  /** The name is kept here, and on the server with the next table that is made or joined. */
  set name(name: string) {
    this.#name = name;
    remember("name", name);
  }

  /** `signedIn`: this browser acts as another person now, whose name is the server's. */
  async refresh(signedIn = false): Promise<void> {
    const asked = ++this.#asked;
    const { name, tables, invitations } = await api.me();
    // What was asked later is newer.
    if (asked < this.#answered) return;
    this.#answered = asked;
    if (name && (signedIn || !this.#name)) this.name = name;
    for (const { clocks } of tables) serverTime.hear(clocks);
    this.tables = tables;
    this.invitations = invitations;
  }

  /** Tells the server how to address this device. Best effort: nothing depends on it. */
  async introduce(): Promise<void> {
    const name = this.#name.trim();
    await api.changeMe({ ...(name && { name }), language: words.language }).catch(() => undefined);
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.name = "";
    this.tables = [];
    this.invitations = [];
  }
}

export const me = new Me();
