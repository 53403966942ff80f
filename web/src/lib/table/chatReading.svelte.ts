/** How far the chat of a table was read here. */
import type { TableSession } from "./session.svelte";

export class ChatReading {
  open = $state(false);
  #seen = $state(0);

  constructor(private readonly session: TableSession) {}

  /** Words alone: reactions are seen at the seats. */
  get unread(): number {
    return this.open ? 0 : this.session.chat.filter((line) => line.number > this.#seen && line.text).length;
  }

  /** Everything written so far is on the screen. */
  read(): void {
    this.#seen = this.session.chat.at(-1)?.number ?? 0;
  }
}
