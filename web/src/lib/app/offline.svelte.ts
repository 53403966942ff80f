/** Ready for play without a network: fetches the pack once, file by file, goes on after a reload, and knows when it is gone. */
import { isAble } from "../device/able";
import { LANGUAGES } from "../i18n/i18n.svelte";
import { games } from "../stores/games.svelte";
import { remember, remembered, rememberedOf } from "../stores/memory";
import { conclude, concluded, forgetPack, keep, keepAnswers, keptAddresses, wanted, type Wish } from "./keeping";
import { share, WrongFile } from "./pack";
import { scoped, site } from "./site";
import { canKeep, ownWorker } from "./worker";

/** What this browser remembers of the person's wish. */
const CHOICES = ["none", "fetch", "pause", "ready"] as const;
type Choice = (typeof CHOICES)[number];

/** `unknown`: not looked yet. `absent`: this browser or this site cannot. `gone`: the browser has removed it. */
export type OfflineState = "unknown" | "absent" | "none" | "fetching" | "paused" | "ready" | "gone";
export type OfflineTrouble = "network" | "wrong" | "room" | "worker";

/** One window fetches; the others look on. */
const LOCK = "festina-offline";
const CHANNEL = "festina-offline";
const CHOSEN = "offline";
/** The build whose files were all here. */
const READY = "offlineBuild";

/** Without a worker that serves it, nothing that is kept is of any use. */
class NoWorker extends Error {}

/** Whether something is to be fetched without being asked: it was begun, or it was ready and this is another build. */
export function mustGoOn(): boolean {
  const chosen = rememberedOf(scoped(CHOSEN), CHOICES);
  return chosen === "fetch" || (chosen === "ready" && remembered(scoped(READY), "") !== site().build);
}

interface Told {
  state: OfflineState;
  done: number;
  total: number;
  trouble: OfflineTrouble | null;
}

class Offline {
  state = $state<OfflineState>("unknown");
  /** Bytes that travel: how many are here, and of how many. */
  done = $state(0);
  total = $state(0);
  trouble = $state<OfflineTrouble | null>(null);
  #looked = false;
  #stop: AbortController | null = null;
  #wish: Wish = { files: [], list: null };
  #channel: BroadcastChannel | null = null;

  /** Looks once what is here, and goes on with what was begun. */
  async look(): Promise<void> {
    if (this.#looked) return;
    this.#looked = true;
    if (!canKeep() || !isAble()) {
      this.state = "absent";
      return;
    }
    this.#channel = new BroadcastChannel(scoped(CHANNEL));
    this.#channel.onmessage = ({ data }: MessageEvent<Told>) => this.#show(data);
    const wish = await wanted();
    const chosen = rememberedOf(scoped(CHOSEN), CHOICES);
    if (!wish) {
      if (chosen === "none") this.state = "absent";
      // Without a list nothing can be missed; but what was ready was so for one build.
      else if (remembered(scoped(READY), "") === site().build) this.state = "ready";
      else this.#show({ state: "paused", done: 0, total: 0, trouble: "network" });
      return;
    }
    this.#wish = wish;
    const { files } = wish;
    const kept = await this.#count();
    const complete = await concluded();
    const missing = complete !== site().build || files.some(({ address }) => !kept.has(address));
    if (chosen === "none") this.state = "none";
    else if (chosen === "pause") this.state = missing ? "paused" : "ready";
    else if (chosen === "ready" && complete === null) this.state = "gone";
    else if (missing) await this.#fetch();
    else this.#finish();
  }

  /** After a press: fetches what is missing. Asks the browser to keep it, which it may grant only now. */
  async start(): Promise<void> {
    await navigator.storage?.persist?.().catch(() => false);
    await this.#fetch();
  }

  pause(): void {
    this.#want("pause");
    this.state = "paused";
    this.#stop?.abort();
    this.#tell();
  }

  /** Forgets the wish and what has come. */
  async remove(): Promise<void> {
    this.#want("none");
    this.state = "none";
    this.trouble = null;
    this.#stop?.abort();
    await forgetPack();
    await this.#count();
    this.#tell();
  }

  async #fetch(): Promise<void> {
    this.#want("fetch");
    this.state = "fetching";
    this.trouble = null;
    const stop = (this.#stop = new AbortController());
    // Another window that fetches tells how far it is; if it is closed, this one goes on.
    try {
      await navigator.locks.request(scoped(LOCK), { signal: stop.signal }, () => this.#fetchAll(stop.signal));
      this.#finish();
    } catch (problem) {
      if (stop.signal.aborted) return;
      this.trouble = troubleOf(problem);
      this.state = "paused";
    }
    this.#tell();
  }

  async #fetchAll(signal: AbortSignal): Promise<void> {
    if (!(await Promise.race([ownWorker(), aborted(signal)]))) throw new NoWorker();
    if (!this.#wish.list) {
      const wish = await wanted();
      if (!wish) throw new Error("nobody says what is missing");
      this.#wish = wish;
    }
    const kept = await this.#count();
    for (const file of this.#wish.files) {
      if (kept.has(file.address)) continue;
      const before = this.done;
      // Bytes arrive unpacked; what counts is what travels.
      const scale = file.bytes ? file.sent / file.bytes : 0;
      await keep(file, signal, (bytes) => {
        this.done = Math.min(this.done + bytes * scale, before + file.sent);
        this.#tell();
      });
      this.done = before + file.sent;
      this.#tell();
    }
    await games.load();
    await keepAnswers(Object.keys(LANGUAGES), games.usual);
    signal.throwIfAborted();
    await conclude(this.#wish);
  }

  #finish(): void {
    this.#want("ready");
    remember(scoped(READY), site().build);
    this.done = this.total;
    this.state = "ready";
  }

  async #count(): Promise<Set<string>> {
    const kept = await keptAddresses();
    ({ done: this.done, total: this.total } = share(this.#wish.files, ({ address }) => kept.has(address)));
    return kept;
  }

  #want(choice: Choice): void {
    remember(scoped(CHOSEN), choice);
  }

  #tell(): void {
    const { state, done, total, trouble } = this;
    this.#channel?.postMessage({ state, done, total, trouble } satisfies Told);
  }

  #show({ state, done, total, trouble }: Told): void {
    if (state !== "fetching") this.#stop?.abort();
    this.state = state;
    this.done = done;
    this.total = total;
    this.trouble = trouble;
  }
}

/** Never resolves; rejects as soon as nobody wants it any more. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, failed) => {
    const stop = () => failed(new DOMException("Not wanted any more", "AbortError"));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}

function troubleOf(problem: unknown): OfflineTrouble {
  if (problem instanceof WrongFile) return "wrong";
  if (problem instanceof NoWorker) return "worker";
  return problem instanceof DOMException && problem.name === "QuotaExceededError" ? "room" : "network";
}

export const offline = new Offline();
