/** How a cup is put into words and rows. Pure. */
import type { CupInfo, CupPlayer, CupTable } from "../../lib/api/schema";

export interface Round {
  number: number;
  tables: CupTable[];
}

/** The rounds that have begun, the latest first. */
export function roundsOf({ round, tables }: Pick<CupInfo, "round" | "tables">): Round[] {
  return Array.from({ length: round }, (_, index) => round - index).map((number) => ({
    number,
    tables: tables.filter((table) => table.round === number),
  }));
}

/** My table of the round that is played, as long as it has no result. */
export function myTable({ round, tables }: Pick<CupInfo, "round" | "tables">): CupTable | undefined {
  return tables.find((table) => table.mine && table.round === round && table.places === null);
}

/** Who sits at a table: in the order of the seats or, once it is over, of the places. */
export function seatsOf({ players, places, points }: CupTable): { player: number; place?: number; points?: number }[] {
  const seats = players.map((player, seat) => ({ player, place: places?.[seat], points: points?.[seat] }));
  const sorted = [...seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return sorted.map(({ player, place, points: earned }) => ({
    player,
    ...(place !== undefined && { place }),
    ...(earned !== undefined && { points: earned }),
  }));
}

/** The number of a bot among the bots of its kind, where there are several; else null. */
export function botNumber(players: readonly CupPlayer[], { number, bot }: CupPlayer): number | null {
  const alike = players.filter((player) => player.bot === bot);
  return bot === null || alike.length < 2 ? null : alike.findIndex((player) => player.number === number) + 1;
}

/** The round that the host may begin now; null while one is played, and after the last. */
export function nextRound(cup: Pick<CupInfo, "status" | "round" | "rounds" | "round_over">): number | null {
  if (cup.status === "over" || cup.round >= cup.rounds) return null;
  return cup.status === "open" || cup.round_over ? cup.round + 1 : null;
}
