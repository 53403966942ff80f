/** What one wants to play with whoever wants the same, and how it is told. Pure. */
import type { GameInfo, PairingWanted, PairingWish } from "../../lib/api/schema";
import { optionOf } from "../../lib/rulesets";

/** The wish that the server says this device waits for. */
export function wishOf({ game, edition, players, pace, bots }: PairingWanted): PairingWish {
  return { game, edition, players, pace: pace.startsWith("days") ? "days" : "live", bots };
}

/** Whether trouble with a status passes by itself, so that it is enough to ask again. */
export function isPassing(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** The numbers of seats that a game has, for two and more. */
export function sizesOf(info: GameInfo | undefined): number[] {
  return (optionOf(info, "players")?.values ?? []).map(Number).filter((size) => size > 1);
}

/** Who is there and who is missing at the table that is being filled: so many figures are drawn. */
export function filling(players: number | null, fitting: number, missing: number): { here: number; missing: number } {
  const here = Math.min(1 + fitting, players ?? Infinity);
  return { here, missing: players === null ? missing : players - here };
}

/** How much of the time until bots may fill in is over, from 0 to 1. */
export function patience(since: number, until: number, now: number): number {
  return until <= since ? 1 : Math.min(1, Math.max(0, (now - since) / (until - since)));
}
