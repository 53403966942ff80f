/** The account of a game, kept by the kernel's own functions: luck and skill, step by step, always adding up. */
import { ACCOUNT, SEATS } from "../device/kernel";
import type { Shares } from "./data";
import { Memory } from "./memory";

/** A decision as it enters the account: whose it is, whether there was a choice, what it lost, what it changed by itself. */
export interface Member {
  seat: number;
  free: boolean;
  error: number;
  /** How uncertain that is: the square of a standard error. */
  unsure: number;
  effect: Shares;
}

/** What a moment is worth to everybody, and how uncertain that is: the square of a standard error. */
export interface Worth {
  shares: Shares;
  doubt: number;
}

/** What the account says of a decision. */
export interface Settled {
  skill: number[];
  /** The number of its class, from the best; -1 where there was no choice. */
  grade: number;
  correction: number;
}

const GRADES = 5;
const MEMBER_ROW = 8 * SEATS;
/** The account's doubts of an entrant: of luck, own play, that of others, and errors. */
const KINDS = 4;

export class Accountant {
  readonly #memory: Memory;
  readonly #account: number;
  readonly #entrants: number;

  constructor(module: WebAssembly.Module, entrants: number) {
    this.#memory = new Memory(module);
    this.#account = this.#memory.lay(ACCOUNT.size);
    this.#entrants = entrants;
  }

  /** The mean of shares by their weights. */
  mean(parts: readonly { weight: number; worth: Worth }[]): Worth {
    const { kernel } = this.#memory;
    kernel["accounts.clear_mean"](this.#account);
    for (const { weight, worth } of parts) {
      this.#write(ACCOUNT.part, worth.shares);
      this.#memory.setReal(this.#account + ACCOUNT.partDoubt, 0, worth.doubt);
      kernel["accounts.add_to_mean"](this.#account, weight);
    }
    return { shares: this.#read(ACCOUNT.mean), doubt: this.#memory.real(this.#account + ACCOUNT.meanDoubt) };
  }

  /** How far a figure may be off, 19 times out of 20, by the square of its standard error. */
  reach(doubt: number): number {
    return this.#memory.kernel["accounts.reach_of"](doubt);
  }

  open(shares: Shares): void {
    this.#write(ACCOUNT.before, shares);
    this.#memory.kernel["accounts.open_account"](this.#account, this.#entrants);
  }

  /** Put a change to luck: what it changed for everybody. */
  chance(step: number, before: Worth, after: Worth): number[] {
    this.#change(before, after);
    this.#memory.kernel["accounts.settle_chance"](this.#account, step);
    return this.#read(ACCOUNT.change);
  }

  /** Put a change to those whose decisions take effect together. */
  choices(step: number, before: Worth, after: Worth, members: readonly Member[]): Settled[] {
    const memory = this.#memory;
    const at = this.#account;
    this.#change(before, after);
    memory.setSmall(at + ACCOUNT.members, 0, members.length);
    members.forEach(({ seat, free, error, unsure, effect }, number) => {
      memory.setSmall(at + ACCOUNT.member, number, seat);
      memory.setSmall(at + ACCOUNT.free, number, free ? 1 : 0);
      memory.setReal(at + ACCOUNT.error, number, error);
      memory.setReal(at + ACCOUNT.unsure, number, unsure);
      this.#write(ACCOUNT.effect + MEMBER_ROW * number, effect);
    });
    memory.kernel["accounts.settle_choices"](at, step);
    return members.map((_, number) => ({
      skill: this.#read(ACCOUNT.skill + MEMBER_ROW * number),
      grade: memory.small(at + ACCOUNT.grade, number),
      correction: memory.real(at + ACCOUNT.correction, number),
    }));
  }

  close(): void {
    this.#memory.kernel["accounts.close_account"](this.#account);
  }

  /** The sums of one entrant. */
  sums(entrant: number) {
    const real = (field: number) => this.#memory.real(this.#account + field, entrant);
    const graded = this.#account + ACCOUNT.graded + 4 * GRADES * entrant;
    const doubt = (kind: number) => this.#memory.real(this.#account + ACCOUNT.doubt, KINDS * entrant + kind);
    return {
      entrant,
      initial: real(ACCOUNT.initial),
      final: real(ACCOUNT.final),
      luck: real(ACCOUNT.luck),
      own: real(ACCOUNT.own),
      others: real(ACCOUNT.others),
      error: real(ACCOUNT.lost),
      decisions: this.#memory.small(this.#account + ACCOUNT.decisions, entrant),
      grades: Array.from({ length: GRADES }, (_, grade) => this.#memory.small(graded, grade)),
      average: real(ACCOUNT.average),
      doubt: { luck: doubt(0), own: doubt(1), others: doubt(2), error: doubt(3) },
    };
  }

  /** The steps that changed most, the greatest change first. */
  turnings(): { step: number; size: number; doubt: number }[] {
    const memory = this.#memory;
    const count = memory.small(this.#account + ACCOUNT.turnings);
    return Array.from({ length: count }, (_, place) => ({
      step: memory.small(this.#account + ACCOUNT.turning, place),
      size: memory.real(this.#account + ACCOUNT.turned, place),
      doubt: memory.real(this.#account + ACCOUNT.turnedDoubt, place),
    }));
  }

  /** The sum of the sizes of all corrections. */
  get corrected(): number {
    return this.#memory.real(this.#account + ACCOUNT.corrected);
  }

  #change(before: Worth, after: Worth): void {
    this.#write(ACCOUNT.before, before.shares);
    this.#write(ACCOUNT.after, after.shares);
    [before, after].forEach(({ doubt }, number) => this.#memory.setReal(this.#account + ACCOUNT.doubts, number, doubt));
  }

  #write(field: number, shares: Shares): void {
    shares.forEach((share, entrant) => this.#memory.setReal(this.#account + field, entrant, share));
  }

  #read(field: number): number[] {
    return this.#memory.reals(this.#account + field, this.#entrants);
  }
}
