/** Positions examined by a game's module: what a worker does when it is asked for a job of a review. */
import type { LineCode, ReviewJob, ReviewPlan } from "../api/schema";
import { EXAMINED_STATES, FINDINGS, PROOF, SEATS } from "../device/kernel";
import { bytesOf, factsOf, type Facts } from "../device/machine";
import { Memory } from "./memory";

/** What a search found of one action: everybody's shares, and the rest as the report has it. */
export interface FoundAction {
  code: number;
  visits: number;
  place: number;
  spread: number;
  chance: number;
  worth: number[];
  /** What it loses. */
  error: number;
}

/** The answer to a job. */
export interface Found {
  shares: number[];
  /** How uncertain the shares are: the square of a standard error. */
  doubt: number;
  exact: boolean;
  best: number;
  actions: FoundAction[];
}

/** What all jobs of a plan have in common. */
export type Terms = Pick<ReviewPlan, "rules" | "entrants" | "mixes" | "sims">;

/** The root of a search. */
export type Root = Pick<ReviewJob, "state" | "seat" | "key">;

function keyOf({ key }: Pick<ReviewJob, "key">): bigint {
  return BigInt.asUintN(64, BigInt(key));
}

/** A whole number that is a yes or a no. */
const yes = (value: boolean) => (value ? 1 : 0);

export class Examiner {
  readonly #memory: Memory;
  readonly #facts: Facts;
  readonly #terms: Terms;
  readonly #at: Record<
    "states" | "rules" | "know" | "net" | "players" | "scratch" | "log" | "sight" | "proof" | "findings" | "tree",
    number
  >;
  #root: { seat: number; places: boolean; stream: bigint } | undefined;

  constructor(module: WebAssembly.Module, terms: Terms, knowledge: Uint8Array | null, weights: Uint8Array) {
    this.#memory = new Memory(module);
    this.#facts = factsOf(module);
    this.#terms = terms;
    const lay = (record: string, times = 1) => this.#memory.lay(times * this.#size(record));
    this.#at = {
      states: lay("State", EXAMINED_STATES),
      rules: lay("Rules"),
      know: lay("Knowledge"),
      net: lay("Net"),
      players: lay("Players"),
      scratch: lay("Scratch"),
      log: lay("Log"),
      sight: lay("Sight"),
      proof: lay("Proof"),
      findings: lay("Findings"),
      tree: lay("Tree"),
    };
    const memory = this.#memory;
    memory.put(this.#at.rules, bytesOf(terms.rules), this.#size("Rules"));
    if (knowledge) memory.put(this.#at.know, knowledge, this.#size("Knowledge"));
    memory.put(this.#at.net, weights, this.#size("Net"));
    memory.put(this.#at.players, bytesOf(this.#facts.players), this.#size("Players"));
  }

  /** The answer to a job. */
  examine(job: ReviewJob): Found {
    if (job.kind === "search") {
      this.begin(job);
      return this.search(0, this.#terms.sims);
    }
    this.#place(job);
    this.#lookOut(keyOf(job));
    return this.#read(0);
  }

  /** Make the state of a job the root of a search. `places`: the win is decided, only places are at stake. */
  begin(job: Root, places = false): void {
    const { states, rules, know, net, scratch, log, sight, proof, tree } = this.#at;
    const { kernel } = this.#memory;
    const key = keyOf(job);
    this.#place(job);
    this.#root = { seat: job.seat, places, stream: kernel["random.stream"](key, 0) };
    this.#memory.setSmall(proof + PROOF.count, 0, 0);
    if (!places) kernel["proving.prove"]?.(states, EXAMINED_STATES, rules, job.seat, scratch, log, proof);
    kernel["search.plant"](tree);
    const weigh = kernel["search.weigh_root"];
    weigh(states, EXAMINED_STATES, rules, know, net, key, yes(places), job.seat, scratch, log, sight, tree);
  }

  /** Simulations number `from` to `to` of the search that has begun, and what it has found with them. */
  search(from: number, to: number): Found {
    const { states, rules, know, net, players, scratch, log, sight, proof, tree, findings } = this.#at;
    const { kernel } = this.#memory;
    const { entrants, mixes } = this.#terms;
    if (!this.#root) throw new Error("No search has begun");
    const { seat, places, stream } = this.#root;
    kernel["search.search"](
      states,
      EXAMINED_STATES,
      rules,
      know,
      net,
      players,
      stream,
      from,
      to,
      1,
      yes(places),
      seat,
      scratch,
      log,
      sight,
      tree,
    );
    kernel["reading.read_out"](entrants, seat, yes(mixes), sight, tree, proof, findings);
    return this.#read(seat);
  }

  /** How the game is likely to go on after what the search has found. */
  line(): LineCode[] {
    const { states, rules, log, tree, findings } = this.#at;
    if (!this.#root) throw new Error("No search has begun");
    const memory = this.#memory;
    const { seat } = this.#root;
    memory.kernel["line.read_line"](states, EXAMINED_STATES, rules, seat, yes(this.#terms.mixes), log, tree, findings);
    return Array.from({ length: memory.small(findings + FINDINGS.steps) }, (_, row) => {
      const actor = memory.small(findings + FINDINGS.stepActor, row);
      return { actor: actor < 0 ? null : actor, code: memory.small(findings + FINDINGS.stepCode, row) };
    });
  }

  #place({ state }: Pick<ReviewJob, "state">): void {
    const size = this.#size("State");
    this.#memory.put(this.#at.states + size, bytesOf(state), size);
  }

  #lookOut(key: bigint): void {
    const { states, rules, know, net, players, scratch, log, sight, tree, findings } = this.#at;
    const lookOut = this.#memory.kernel["outlook.look_out"];
    if (!lookOut) throw new Error("The module cannot look out");
    const { sims } = this.#terms;
    lookOut(states, EXAMINED_STATES, rules, know, net, players, key, sims, scratch, log, sight, tree, findings);
  }

  #read(seat: number): Found {
    const memory = this.#memory;
    const { findings } = this.#at;
    const { entrants } = this.#terms;
    const count = memory.small(findings + FINDINGS.count);
    return {
      shares: memory.reals(findings + FINDINGS.shares, entrants),
      doubt: memory.real(findings + FINDINGS.doubt),
      exact: memory.small(findings + FINDINGS.exact) !== 0,
      best: memory.small(findings + FINDINGS.best),
      actions: Array.from({ length: count }, (_, row) => ({
        code: memory.small(findings + FINDINGS.code, row),
        visits: memory.small(findings + FINDINGS.visits, row),
        place: memory.real(findings + FINDINGS.place, row),
        spread: memory.real(findings + FINDINGS.spread, row),
        chance: memory.real(findings + FINDINGS.chance, row),
        worth: memory.reals(findings + FINDINGS.worth + 8 * SEATS * row, entrants),
        error: memory.kernel["reading.error_of"](seat, row, findings),
      })),
    };
  }

  #size(record: string): number {
    const size = this.#facts.sizes[record];
    if (size === undefined) throw new Error(`The module has no ${record}`);
    return size;
  }
}
