/** This device as a host of tables: one worker, started when it is first needed. */
import { server } from "../app/server.svelte";
import { scoped, site } from "../app/site";
import { widthOf } from "../device/able";
import type { DeviceFiles } from "../device/files";
import { me } from "../stores/me.svelte";
import { remember, remembered } from "../stores/memory";
import { starting } from "./starting.svelte";
import type { FromWorker, ToWorker } from "./talk";

export interface Line {
  opened: (found: boolean) => void;
  heard: (text: string) => void;
  ended: (code: number) => void;
}

interface Waiting {
  done: (answer: { status: number; text: string }) => void;
  failed: (problem: Error) => void;
}

/** The worker has ended: whoever is connected comes back, and it starts again. */
const RESTARTS = 1012;
/** How long Python stays while no table is open and nobody asks: it takes much memory, and starts again when it is needed. */
const REST_MS = 60_000;

/** The most searches at once for a bot, however many cores there are. */
const MOST_SEARCHES = 4;

const MAKES_A_TABLE = /^\/api\/(?:tables|trials)$/;
const ASKED_TO_LAST = "lasting";

/** Asks the browser not to remove this device's games when room gets short; once, because some ask the person. */
function askToLast(): void {
  if (remembered(scoped(ASKED_TO_LAST), false)) return;
  remember(scoped(ASKED_TO_LAST), true);
  void navigator.storage?.persist?.().catch(() => false);
}

class Device {
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #waiting = new Map<number, Waiting>();
  #known = new Map<number, (bytes: Uint8Array<ArrayBuffer> | null) => void>();
  #lines = new Map<number, Line>();
  #thoughts = new Map<number, AbortController>();
  #asked = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Where the files of the pack are. */
  #folder = "";

  /** Starts Python, once; rejects if it cannot be fetched or started, and then may be tried again. */
  start(): Promise<void> {
    if (this.#ready) return this.#ready;
    const started = (this.#ready = this.#start());
    started.catch(() => {
      if (this.#ready === started) this.#ready = null;
    });
    return started;
  }

  async request(method: string, path: string, body: unknown): Promise<{ status: number; text: string }> {
    if (method === "POST" && MAKES_A_TABLE.test(path)) askToLast();
    await this.start();
    return this.#ask(method, path, body === undefined ? "" : JSON.stringify(body));
  }

  #ask(method: string, path: string, body: string): Promise<{ status: number; text: string }> {
    const id = ++this.#asked;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#post({ type: "request", id, method, path, body });
    });
  }

  /** Connects to a table; the number of the connection. */
  connect(table: string, line: Line): number {
    const port = ++this.#asked;
    this.#lines.set(port, line);
    this.start().then(
      () => {
        if (this.#lines.has(port)) this.#post({ type: "open", port, table });
      },
      () => this.#taken(port)?.opened(false),
    );
    return port;
  }

  /** A connection that is over: nobody needs Python for it any more. */
  #taken(port: number): Line | undefined {
    const line = this.#lines.get(port);
    this.#lines.delete(port);
    this.#mayRest();
    return line;
  }

  say(port: number, text: string): void {
    this.#post({ type: "hear", port, text });
  }

  disconnect(port: number): void {
    if (this.#taken(port)) this.#post({ type: "close", port });
  }

  /** The files with which the page thinks by itself, from the pack; rejects if it cannot be fetched. */
  async files(): Promise<DeviceFiles> {
    await this.start();
    const { PackFiles } = await import("./thinking");
    return new PackFiles(this.#folder, (game, key) => this.#knowledge(game, key));
  }

  async #start(): Promise<void> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "festina-local" });
    this.#worker = worker;
    starting.now = { step: "fetch", done: 0, total: 0 };
    void import("../../ui/deviceStart").then(({ showStarts }) => showStarts()).catch(() => undefined);
    try {
      await new Promise<void>((done, failed) => {
        const fail = (problem: string) => {
          failed(new Error(problem));
          this.#died(worker, new Error(problem));
        };
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
          if (data.type === "ready") {
            this.#folder = data.folder;
            done();
          } else if (data.type === "failed") fail(data.problem);
          else this.#hear(data);
        };
        worker.onerror = (event) => fail(event.message);
        const threads = Math.min(widthOf(), MOST_SEARCHES);
        const { root, pack } = site();
        this.#post({ type: "start", root: root.href, version: pack, threads });
      });
      await this.#ask("PATCH", "/api/me", JSON.stringify({ id: "me", name: me.name }));
    } catch (problem) {
      this.#died(worker, new Error("not started"));
      // An older page may ask for what has gone: then there is a newer one.
      void server.look();
      throw problem;
    } finally {
      starting.now = null;
    }
  }

  /** The worker does nothing any more: whoever waits for it is told. Everything that counts is in the database. */
  #died(worker: Worker, problem: Error): void {
    if (worker !== this.#worker) return;
    this.#end();
    for (const { failed } of taken(this.#waiting)) failed(problem);
    for (const done of taken(this.#known)) done(null);
    for (const line of taken(this.#lines)) line.ended(RESTARTS);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = this.#ready = null;
    for (const stop of this.#thoughts.values()) stop.abort();
    this.#thoughts.clear();
  }

  /** Ends the worker once nobody has needed it for a while. Everything that counts is in the database. */
  #mayRest(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (!this.#lines.size && !this.#waiting.size && !this.#known.size && !starting.now) this.#end();
    }, REST_MS);
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        starting.now = message;
        break;
      case "answer":
        this.#waiting.get(message.id)?.done(message);
        this.#waiting.delete(message.id);
        this.#mayRest();
        break;
      case "opened":
        (message.found ? this.#lines.get(message.port) : this.#taken(message.port))?.opened(message.found);
        break;
      case "say":
        this.#lines.get(message.port)?.heard(message.text);
        break;
      case "end":
        this.#taken(message.port)?.ended(message.code);
        break;
      case "think":
        void this.#think(message.id, message.brief);
        break;
      case "stop":
        this.#thoughts.get(message.id)?.abort();
        this.#thoughts.delete(message.id);
        break;
      case "known":
        this.#known.get(message.id)?.(message.bytes);
        this.#known.delete(message.id);
        this.#mayRest();
        break;
      case "ready":
      case "failed":
        break;
    }
  }

  async #think(id: number, brief: string): Promise<void> {
    const stop = new AbortController();
    this.#thoughts.set(id, stop);
    try {
      const { think } = await import("./thinking");
      const know = (game: string, key: string) => this.#knowledge(game, key);
      const text = await think(brief, this.#folder, know, stop.signal);
      if (!stop.signal.aborted) this.#post({ type: "thought", id, text });
    } catch (problem) {
      if (!stop.signal.aborted) this.#post({ type: "no-thought", id, problem: String(problem) });
    } finally {
      if (this.#thoughts.get(id) === stop) this.#thoughts.delete(id);
    }
  }

  async #knowledge(game: string, key: string): Promise<Uint8Array<ArrayBuffer>> {
    await this.start();
    const id = ++this.#asked;
    const bytes = await new Promise<Uint8Array<ArrayBuffer> | null>((done) => {
      this.#known.set(id, done);
      this.#post({ type: "knowledge", id, game, key });
    });
    if (!bytes) throw new Error(`nothing is known of ${game}`);
    return bytes;
  }
}

/** What a map held; it is empty now. */
function taken<T>(map: Map<number, T>): T[] {
  const held = [...map.values()];
  map.clear();
  return held;
}

export const device = new Device();
