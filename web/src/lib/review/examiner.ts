/** Positions examined by a game's module: what a worker does when it is asked for a job of a review. */
import type { ReviewJob, ReviewPlan } from "../api/schema";
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
  exact: boolean;
  best: number;
  actions: FoundAction[];
}

/** What all jobs of a plan have in common. */
export type Terms = Pick<ReviewPlan, "rules" | "entrants" | "mixes" | "sims">;

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
    const state = this.#size("State");
    this.#memory.put(this.#at.states + state, bytesOf(job.state), state);
    const key = BigInt.asUintN(64, BigInt(job.key));
    if (job.kind === "outlook") this.#lookOut(key);
    else this.#search(job.seat, key);
    return this.#read(job.kind === "outlook" ? 0 : job.seat);
  }

  #lookOut(key: bigint): void {
    const { states, rules, know, net, players, scratch, log, sight, tree, findings } = this.#at;
    const lookOut = this.#memory.kernel["outlook.look_out"];
    if (!lookOut) throw new Error("The module cannot look out");
    const { sims } = this.#terms;
    lookOut(states, EXAMINED_STATES, rules, know, net, players, key, sims, scratch, log, sight, tree, findings);
  }

  #search(seat: number, key: bigint): void {
    const { states, rules, know, net, players, scratch, log, sight, proof, tree, findings } = this.#at;
    const { kernel } = this.#memory;
    const { sims, entrants, mixes } = this.#terms;
    this.#memory.setSmall(proof + PROOF.count, 0, 0);
    kernel["proving.prove"]?.(states, EXAMINED_STATES, rules, seat, scratch, log, proof);
    kernel["search.plant"](tree);
    const weigh = kernel["search.weigh_root"];
    weigh(states, EXAMINED_STATES, rules, know, net, key, 0, seat, scratch, log, sight, tree);
    const stream = kernel["random.stream"](key, 0);
    kernel["search.search"](
      states,
      EXAMINED_STATES,
      rules,
      know,
      net,
      players,
      stream,
      0,
      sims,
      1,
      0,
      seat,
      scratch,
      log,
      sight,
      tree,
    );
    kernel["reading.read_out"](entrants, seat, yes(mixes), sight, tree, proof, findings);
  }

  #read(seat: number): Found {
    const memory = this.#memory;
    const { findings } = this.#at;
    const { entrants } = this.#terms;
    const count = memory.small(findings + FINDINGS.count);
    return {
      shares: memory.reals(findings + FINDINGS.shares, entrants),
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
