/** One game's WebAssembly module at work: its memory laid out, a search step by step, and what searches say together. */
import type { ActionReport, Brief, Thought } from "../api/schema";
import { CONTRACT, FUNCTIONS, SUMMARY, type Kernel } from "./kernel";

/** What a module says of itself. */
export interface Facts {
  game: string;
  /** A hash of the sources from which it was built. */
  sources: string;
  /** What a page must rely on to call it. */
  contract: string;
  /** Bytes of each record. */
  sizes: Record<string, number>;
  /** How a search lets every seat play, as a record in base64. */
  players: string;
  /** Whether choices are hidden, so that a search draws from a mixture. */
  mixes: boolean;
}

const SECTION = "festina";
const PAGE = 65_536;
const ALIGNED = 16;
/** A search works on three states: a copy to play on, the root, and one more copy. */
const STATES = 3;

/** What a module says of itself (Error unless it is one that this page can call, and imports nothing). */
export function factsOf(module: WebAssembly.Module): Facts {
  const section = WebAssembly.Module.customSections(module, SECTION)[0];
  const said: unknown = section && JSON.parse(new TextDecoder().decode(section));
  if (!isFacts(said)) throw new Error("This is no module of the house");
  if (said.contract !== CONTRACT) throw new Error("The module belongs to another version of the page");
  if (WebAssembly.Module.imports(module).length) throw new Error("A module may import nothing");
  return said;
}

function isFacts(said: unknown): said is Facts {
  return typeof said === "object" && said !== null && "contract" in said && "sizes" in said && "players" in said;
}

function isKernel(exports: object): exports is Kernel {
  return "memory" in exports && "__heap_base" in exports && FUNCTIONS.every((name) => name in exports);
}

/** A module at work (Error if it lacks a function). */
export function kernelOf(module: WebAssembly.Module): Kernel {
  const { exports } = new WebAssembly.Instance(module);
  if (!isKernel(exports)) throw new Error("The module lacks a function");
  return exports;
}

export function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export class Machine {
  readonly facts: Facts;
  readonly #kernel: Kernel;
  #end: number;
  #search: Search | undefined;

  constructor(module: WebAssembly.Module) {
    this.facts = factsOf(module);
    this.#kernel = kernelOf(module);
    this.#end = Number(this.#kernel.__heap_base.value);
  }

  /** Make a brief's world the root of one of its searches: the one with this number. */
  begin(brief: Brief, stream: number, knowledge: Uint8Array | null, weights: Uint8Array): void {
    this.#search ??= new Search(this.#kernel, this.facts, (size) => this.#lay(size));
    this.#search.begin(brief, stream, knowledge, weights);
  }

  /** Simulations number `from` to `to`. */
  run(from: number, to: number): void {
    this.#begun.run(from, to);
  }

  /** What the search has found at its root, to be added to what others found. */
  gather(): Uint8Array<ArrayBuffer> {
    return this.#begun.gather();
  }

  get #begun(): Search {
    if (!this.#search) throw new Error("No search has begun");
    return this.#search;
  }

  /** What several searches of a brief say together, in their order. */
  sumUp(brief: Brief, parts: readonly Uint8Array[]): Thought {
    const kernel = this.#kernel;
    const total = this.#lay(SUMMARY.size);
    const part = this.#lay(SUMMARY.size);
    for (const found of parts) {
      new Uint8Array(kernel.memory.buffer).set(found, part);
      kernel["summing.add"](total, part);
    }
    kernel["summing.sum_up"](total, this.facts.mixes ? 1 : 0, brief.places ? 1 : 0);
    return this.#read(brief, total);
  }

  #read(brief: Brief, total: number): Thought {
    const view = new DataView(this.#kernel.memory.buffer, total, SUMMARY.size);
    const whole = (offset: number, row = 0) => Number(view.getBigInt64(offset + 8 * row, true));
    const small = (offset: number, row = 0) => view.getInt32(offset + 4 * row, true);
    const real = (offset: number, row: number) => view.getFloat64(offset + 8 * row, true);
    const texts = new Map(brief.actions.map(({ code, text }) => [code, text]));
    const report: ActionReport[] = [];
    for (let rank = 0; rank < small(SUMMARY.count); rank += 1) {
      const row = small(SUMMARY.order, rank);
      const action = texts.get(small(SUMMARY.code, row));
      if (action === undefined) throw new Error("The brief's world does not fit its actions");
      report.push({
        action,
        visits: whole(SUMMARY.visits, row),
        win_share: real(SUMMARY.winShare, row),
        place: real(SUMMARY.meanPlace, row),
        error: real(SUMMARY.error, row),
        probability: real(SUMMARY.probability, row),
      });
    }
    return { report, simulations: whole(SUMMARY.simulations) };
  }

  /** Memory for a record, all zero; the module's memory grows if need be. */
  #lay(size: number): number {
    const address = Math.ceil(this.#end / ALIGNED) * ALIGNED;
    this.#end = address + size;
    const missing = Math.ceil((this.#end - this.#kernel.memory.buffer.byteLength) / PAGE);
    if (missing > 0) this.#kernel.memory.grow(missing);
    return address;
  }
}

/** One search, and the records that it works with. The tree comes last: untouched memory costs nothing. */
class Search {
  readonly #kernel: Kernel;
  readonly #facts: Facts;
  readonly #at: Record<
    "states" | "rules" | "know" | "net" | "players" | "scratch" | "log" | "sight" | "summary" | "tree",
    number
  >;
  #brief: Brief | undefined;
  #key = 0n;

  constructor(kernel: Kernel, facts: Facts, lay: (size: number) => number) {
    this.#kernel = kernel;
    this.#facts = facts;
    const size = (record: string) => {
      const bytes = facts.sizes[record];
      if (bytes === undefined) throw new Error(`The module has no ${record}`);
      return bytes;
    };
    this.#at = {
      states: lay(STATES * size("State")),
      rules: lay(size("Rules")),
      know: lay(size("Knowledge")),
      net: lay(size("Net")),
      players: lay(size("Players")),
      scratch: lay(size("Scratch")),
      log: lay(size("Log")),
      sight: lay(size("Sight")),
      summary: lay(size("Summary")),
      tree: lay(size("Tree")),
    };
  }

  begin(brief: Brief, stream: number, knowledge: Uint8Array | null, weights: Uint8Array): void {
    const { states, rules, know, net, players, scratch, log, sight, tree } = this.#at;
    const sizes = this.#facts.sizes;
    this.#put(bytesOf(brief.world), states + (sizes.State ?? 0), sizes.State);
    this.#put(bytesOf(brief.rules), rules, sizes.Rules);
    if (knowledge) this.#put(knowledge, know, sizes.Knowledge);
    this.#put(weights, net, sizes.Net);
    this.#put(bytesOf(this.#facts.players), players, sizes.Players);
    const key = BigInt.asUintN(64, BigInt(brief.key));
    this.#brief = brief;
    this.#key = this.#kernel["random.stream"](key, stream);
    this.#kernel["search.plant"](tree);
    if (brief.learned) {
      const places = brief.places ? 1 : 0;
      const weigh = this.#kernel["search.weigh_root"];
      weigh(states, STATES, rules, know, net, key, places, brief.seat, scratch, log, sight, tree);
    }
  }

  run(from: number, to: number): void {
    const { states, rules, know, net, players, scratch, log, sight, tree } = this.#at;
    const { seat, learned, places } = this.#begun;
    this.#kernel["search.search"](
      states,
      STATES,
      rules,
      know,
      net,
      players,
      this.#key,
      from,
      to,
      learned ? 1 : 0,
      places ? 1 : 0,
      seat,
      scratch,
      log,
      sight,
      tree,
    );
  }

  gather(): Uint8Array<ArrayBuffer> {
    const { summary, tree } = this.#at;
    this.#kernel["summing.gather"](tree, this.#begun.seat, summary);
    return new Uint8Array(this.#kernel.memory.buffer.slice(summary, summary + SUMMARY.size));
  }

  get #begun(): Brief {
    if (!this.#brief) throw new Error("No search has begun");
    return this.#brief;
  }

  #put(bytes: Uint8Array, address: number, size: number | undefined): void {
    if (bytes.byteLength !== size) throw new Error("A record has the wrong size");
    new Uint8Array(this.#kernel.memory.buffer).set(bytes, address);
  }
}
