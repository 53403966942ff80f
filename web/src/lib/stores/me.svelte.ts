/** This device: its name and its tables. */
import { api, ServerTrouble } from "../api/client";
import { server } from "../app/server.svelte";
import type { InvitationToMe, MeInfo, TableSummary } from "../api/schema";
import { words } from "../i18n/i18n.svelte";
import { serverTime } from "../time/serverTime.svelte";
import { remember, remembered } from "./memory";

class Me {
  #name = $state(remembered("name", ""));
  #asked = 0;
  #answered = 0;
  #told = $state.raw<TableSummary[] | null>(null);
  /** The server has failed to say so far. */
  #failed = $state(false);
  #local = $state.raw<TableSummary[]>([]);
  #follows = false;
  /** Tables of this device whose summaries cannot be read, and those that could not be opened since this page was. */
  #unread = $state.raw<string[]>([]);
  #unopened = $state.raw<string[]>([]);
  /** Tables that somebody asks this person to. */
  invitations = $state.raw<InvitationToMe[]>([]);

  /** The server's tables and this device's own; null until the server has said. While it cannot, there are those of this device. */
  get tables(): TableSummary[] | null {
    const local = this.#local.filter(({ id }) => !this.#unopened.includes(id));
    const told = this.#told ?? (this.#failed && local.length ? [] : null);
    return told && [...told, ...local];
  }

  /** Tables of this device that cannot be read any more. */
  get damaged(): string[] {
    const here = this.#unopened.filter((table) => this.#local.some(({ id }) => id === table));
    return [...this.#unread, ...here];
  }

  /** A table of this device turned out to be damaged when it was opened. */
  foundDamaged(table: string): void {
    this.#unopened = [...this.#unopened.filter((id) => id !== table), table];
  }

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
    const [{ name, tables, invitations }] = await Promise.all([this.#ask(), this.followLocal()]);
    // What was asked later is newer.
    if (asked < this.#answered) return;
    this.#answered = asked;
    if (name && (signedIn || !this.#name)) this.name = name;
    for (const { clocks } of tables) serverTime.hear(clocks);
    this.#told = tables;
    this.invitations = invitations;
  }

  /** What the server knows of me; nothing while there is none. */
  async #ask(): Promise<Pick<MeInfo, "name" | "tables" | "invitations">> {
    const nothing = { name: "", tables: [], invitations: [] };
    if (!server.exists) return nothing;
    try {
      return await api.me();
    } catch (problem) {
      if (problem instanceof ServerTrouble && problem.trouble.code === "unreachable") return nothing;
      this.#failed = true;
      throw problem;
    }
  }

  /** Reads the tables of this device anew. */
  async followLocal(): Promise<void> {
    const { followLists, localTables } = await import("../local/mine");
    try {
      if (!this.#follows) followLists(() => void this.followLocal());
      this.#follows = true;
      ({ tables: this.#local, damaged: this.#unread } = await localTables());
    } catch {
      // A browser that keeps nothing has no tables of its own.
    }
  }

  /** Tells the server how to address this device. Best effort: nothing depends on it. */
  async introduce(): Promise<void> {
    const name = this.#name.trim();
    await api.changeMe({ ...(name && { name }), language: words.language }).catch(() => undefined);
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.name = "";
    this.#told = [];
    this.invitations = [];
  }
}

export const me = new Me();
