/** How long to wait before the next attempt to connect. Pure: whoever waits has the timer. */

/** The first waits are short, so that a server that restarts is found within two seconds. */
const FIRST_MS = 300;
const GROWTH = 1.6;
const LAST_MS = 15_000;
/** A connection that lasted so long was a good one: the next loss begins with the shortest wait again. */
const GOOD_MS = 5_000;
/** What a server that stops asks for is waited for, and at most so much more. */
const SPREAD_MS = 300;
/** Longer than this is not believed. */
const LONGEST_ASKED_MS = 60_000;

export class Retry {
  #waitMs = FIRST_MS;
  #openedAt: number | null = null;
  #notBefore: number | null = null;

  constructor(
    private readonly now: () => number = Date.now,
    private readonly chance: () => number = Math.random,
  ) {}

  /** The server has answered on the new connection. */
  opened(): void {
    this.#openedAt = this.now();
    this.#notBefore = null;
  }

  /** The server stops, and asks to be left alone for so long. */
  asked(ms: number): void {
    this.#notBefore = this.now() + Math.min(Math.max(ms, 0), LONGEST_ASKED_MS);
  }

  /** The milliseconds from a lost connection, or one that did not open, to the next attempt.
   *
   * Chance spreads the pages that lost the same server: a server that refuses some of them (429) is asked ever more
   * seldom, at different times.
   */
  next(): number {
    const { now, chance } = this;
    const lastedMs = this.#openedAt === null ? 0 : now() - this.#openedAt;
    this.#openedAt = null;
    const asked = this.#notBefore;
    this.#notBefore = null;
    if (lastedMs >= GOOD_MS || asked !== null) this.#waitMs = FIRST_MS;
    if (asked !== null) return Math.max(asked - now(), 0) + chance() * SPREAD_MS;
    const wait = this.#waitMs * (0.5 + chance() / 2);
    this.#waitMs = Math.min(this.#waitMs * GROWTH, LAST_MS);
    return wait;
  }
}
