/** The socket of one table: comes back by itself, and sends again what was not acknowledged. */
import { LocalLine } from "../local/line";
import { isLocal } from "../local/names";
import { ServerTrouble } from "./client";
import { decode } from "./decode";
import { Retry } from "./retry";
import type { AnyCommand, AskView, AskWhy, FromServer, Hello, Ping, WholeView } from "./schema";

type Unsigned<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** What changes a table or is said there; the socket gives it its id. */
export type Command = Unsigned<Exclude<AnyCommand, AskWhy | AskView>>;

export type Connection = "connecting" | "open" | "lost";

interface Pending {
  text: string;
  done: () => void;
  failed: (trouble: ServerTrouble) => void;
}

interface Question {
  done: (answer: WholeView) => void;
  failed: (reason: Error) => void;
}

interface Listener {
  message: (message: FromServer) => void;
  /** The server did not let us in, or no longer does. A socket cannot say why; a request can. */
  turnedAway: () => void;
  connection: (state: Connection) => void;
  /** The last version seen; 0 asks for everything from the beginning. */
  version: () => number;
}

const PROTOCOL = 1;
const PING_MS = 25_000;
const SILENCE_MS = 60_000;
/** A command that has no answer for so long, while nothing else is heard either, went into a dead connection. */
const ANSWER_MS = 8_000;
/** The server closed the connection because this device may not look any more. */
const NOT_ALLOWED = 4403;

export class TableSocket {
  #socket: WebSocket | LocalLine | null = null;
  #pending = new Map<string, Pending>();
  #questions = new Map<string, Question>();
  #retry = new Retry();
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #closed = false;
  #address: string;
  #wake = () => this.#comeBackNow();
  #cut = () => this.#drop();

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    if (!isLocal(id)) {
      addEventListener("online", this.#wake);
      addEventListener("offline", this.#cut);
    }
    document.addEventListener("visibilitychange", this.#wake);
    this.#pingTimer = setInterval(() => this.#ping(), PING_MS);
    this.#open();
  }

  /** Resolves when the server has stored the command; rejects with its reasons if it was refused. */
  send(command: Command): Promise<void> {
    const id = newId();
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

  /** The whole view of a seat as it is now. A question that a lost connection took with it is not asked again. */
  askView(seat: number): Promise<WholeView> {
    const question: AskView = { type: "view", id: newId(), seat };
    return new Promise((done, failed) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return failed(new Error("not connected"));
      this.#questions.set(question.id, { done, failed });
      this.#socket.send(JSON.stringify(question));
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
    const socket = isLocal(this.id) ? new LocalLine(this.id) : new WebSocket(this.#address);
    this.#socket = socket;
    this.#heardAt = Date.now();
    let opened = false;
    socket.onopen = () => {
      opened = true;
      const hello: Hello = { type: "hello", protocol: PROTOCOL, version: this.listener.version() };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }: { data: unknown }) => this.#hear(decode<FromServer>(String(data)));
    socket.onclose = ({ code }: { code: number }) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#lost();
      if (!opened || code === NOT_ALLOWED) this.listener.turnedAway();
    };
  }

  #hear(message: FromServer): void {
    this.#heardAt = Date.now();
    if (message.type === "sync") {
      this.#retry.opened();
      this.listener.connection("open");
      this.listener.message(message);
      for (const { text } of this.#pending.values()) this.#socket?.send(text);
      return;
    }
    if (message.type === "bye") this.#retry.asked(message.retry_ms);
    if (message.type === "ack" || message.type === "refused" || message.type === "view") this.#answer(message);
    this.listener.message(message);
  }

  #answer(message: Extract<FromServer, { type: "ack" | "refused" | "view" }>): void {
    const id = message.id ?? "";
    const [pending, question] = [this.#pending.get(id), this.#questions.get(id)];
    this.#pending.delete(id);
    this.#questions.delete(id);
    if (message.type === "view") question?.done(message);
    else if (message.type === "ack") pending?.done();
    else (pending ?? question)?.failed(new ServerTrouble(409, message.error));
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
    for (const { failed } of this.#questions.values()) failed(new Error("connection lost"));
    this.#questions.clear();
    clearTimeout(this.#retryTimer);
    // A device without a network says when it has one again.
    if (navigator.onLine || isLocal(this.id)) this.#retryTimer = setTimeout(() => this.#open(), this.#retry.next());
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heardAt > SILENCE_MS) this.#drop();
    else this.#socket.send(JSON.stringify({ type: "ping" } satisfies Ping));
  }

  #comeBackNow(): void {
    if (document.visibilityState === "hidden" || this.#closed) return;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#retryTimer);
    this.#open();
  }
}

function newId(): string {
  // Only there on secure addresses, and on this computer.
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
