import { beforeEach, describe, expect, it } from "vitest";
import { Retry } from "../../src/lib/api/retry";

describe("the waits between attempts to connect", () => {
  let now = 0;
  let chance = 1;
  let retry: Retry;

  beforeEach(() => {
    now = 1_000_000;
    chance = 1;
    retry = new Retry(
      () => now,
      () => chance,
    );
  });

  /** The moments of the next attempts, from now on, if each fails at once. */
  function attempts(count: number): number[] {
    let at = 0;
    return Array.from({ length: count }, () => (at += retry.next()));
  }

  it("finds a server that comes back after a second and a half within another second, whatever chance says", () => {
    for (const luck of [0, 0.5, 1]) {
      chance = luck;
      retry = new Retry(
        () => now,
        () => luck,
      );
      const next = attempts(12).find((at) => at >= 1500) ?? Infinity;
      expect(next).toBeLessThan(2500);
      expect(attempts(1)[0]).toBeGreaterThan(0);
    }
  });

  it("asks ever more seldom, up to a limit", () => {
    const waits = Array.from({ length: 20 }, () => retry.next());
    for (const [index, wait] of waits.slice(1).entries()) expect(wait).toBeGreaterThanOrEqual(waits[index]!);
    expect(waits.at(-1)).toBe(15_000);
  });

  it("spreads those who lost the same server", () => {
    const early = new Retry(
      () => now,
      () => 0,
    );
    const late = new Retry(
      () => now,
      () => 0.999,
    );
    for (let turn = 0; turn < 6; turn++) expect(late.next()).toBeGreaterThan(early.next() * 1.9);
  });

  it("waits as long as a stopping server asks, counted from its word, and not much longer", () => {
    retry.opened();
    now += 60_000;
    retry.asked(1000);
    now += 200;
    chance = 0;
    expect(retry.next()).toBe(800);
    expect(retry.next()).toBeLessThanOrEqual(300);
    retry.asked(1000);
    chance = 1;
    expect(retry.next()).toBeLessThanOrEqual(1300);
  });

  it("does not wait for ever because a server said so", () => {
    retry.asked(1e12);
    expect(retry.next()).toBeLessThanOrEqual(60_300);
  });

  it("begins anew after a good connection, not after one that broke at once", () => {
    for (let turn = 0; turn < 8; turn++) retry.next();
    const long = retry.next();
    retry.opened();
    now += 100;
    expect(retry.next()).toBeGreaterThan(long);
    retry.opened();
    now += 10_000;
    expect(retry.next()).toBe(300);
  });
});
