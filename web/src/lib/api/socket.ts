/** The socket of one table: comes back by itself, and sends again what was not acknowledged. */
import { ServerTrouble } from "./client";
import type { Command, FromServer } from "./types";

export type Connection = "connecting" | "open" | "lost";

interface Pending {
  text: string;
  done: () => void;
  failed: (trouble: ServerTrouble) => void;
}

interface Listener {
  message: (message: FromServer) => void;
  connection: (state: Connection) => void;
  /** The last version seen; 0 asks for everything from the beginning. */
  version: () => number;
}

const PROTOCOL = 1;
const PING_MS = 25_000;
const SILENCE_MS = 60_000;
/** A command that has no answer for so long, while nothing else is heard either, went into a dead connection. */
const ANSWER_MS = 8_000;
const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 8_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #retryMs = FIRST_RETRY_MS;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #closed = false;
  #address: string;
  #wake = () => this.#comeBackNow();
  #cut = () => this.#drop();

  constructor(
    id: string,
    private readonly listener: Listener,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
    this.#pingTimer = setInterval(() => this.#ping(), PING_MS);
    this.#open();
  }

  /** Resolves when the server has stored the command; rejects with its reasons if it was refused. */
  send(command: Command): Promise<void> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    return new Promise((done, failed) => {
      const text = JSON.stringify({ ...command, id });
      this.#pending.set(id, { text, done, failed });
      const socket = this.#socket;
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send(text);
      setTimeout(() => {
        const silent = Date.now() - this.#heardAt >= ANSWER_MS;
        if (silent && socket === this.#socket && this.#pending.has(id)) this.#drop();
      }, ANSWER_MS);
    });
  }

  /** A new connection in place of this one: the server knows by it who we are now. */
  renew(): void {
    const before = this.#socket;
    clearTimeout(this.#retryTimer);
    this.#open();
    before?.close();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#wake);
    clearInterval(this.#pingTimer);
    clearTimeout(this.#retryTimer);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, version: this.listener.version() }));
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as FromServer);
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: FromServer): void {
    this.#heardAt = Date.now();
    if (message.type === "sync") {
      this.#retryMs = FIRST_RETRY_MS;
      this.listener.connection("open");
      this.listener.message(message);
      for (const { text } of this.#pending.values()) this.#socket?.send(text);
      return;
    }
    if (message.type === "bye") this.#retryMs = Math.max(message.retry_ms, FIRST_RETRY_MS);
    if (message.type === "ack" || message.type === "refused") {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.type === "ack") pending?.done();
      else pending?.failed(new ServerTrouble(409, message.error));
    }
    this.listener.message(message);
  }

  /** The connection is dead, though nobody has said so: begin another without waiting for its end. */
  #drop(): void {
    const before = this.#socket;
    this.#socket = null;
    before?.close();
    this.#lost();
  }

  #lost(): void {
    if (this.#closed) return;
    this.listener.connection("lost");
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#open(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heardAt > SILENCE_MS) this.#drop();
    else this.#socket.send(JSON.stringify({ type: "ping" }));
  }

  #comeBackNow(): void {
    if (document.visibilityState === "hidden" || this.#closed) return;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#retryTimer);
    this.#open();
  }
}
