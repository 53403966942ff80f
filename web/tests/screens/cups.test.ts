import { describe, expect, it } from "vitest";
import type { CupPlayer, CupTable } from "../../src/lib/api/schema";
import { botNumber, myTable, nextRound, roundsOf, seatsOf } from "../../src/screens/cups/cup";

function table(round: number, number: number, more: Partial<CupTable> = {}): CupTable {
  return {
    round,
    number,
    table: `t${round}${number}`,
    status: "running",
    share: null,
    players: [1, 2],
    places: null,
    points: null,
    ruled: false,
    mine: false,
    ...more,
  };
}

function player(number: number, bot: string | null = null): CupPlayer {
  return { number, name: `p${number}`, bot, left: false, mine: false };
}

describe("cups", () => {
  it("shows the latest round first", () => {
    const rounds = roundsOf({ round: 2, tables: [table(1, 1), table(1, 2), table(2, 1)] });
    expect(rounds.map(({ number, tables }) => [number, tables.length])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it("leads to my table as long as it is played", () => {
    const before = table(1, 1, { mine: true });
    const mine = table(2, 2, { mine: true });
    expect(myTable({ round: 2, tables: [before, table(2, 1), mine] })).toBe(mine);
    expect(myTable({ round: 2, tables: [before, { ...mine, places: [1, 2] }] })).toBeUndefined();
  });

  it("lists a table by places once it is over", () => {
    expect(seatsOf(table(1, 1)).map(({ player }) => player)).toEqual([1, 2]);
    const over = seatsOf(table(1, 1, { places: [2, 1], points: [1, 2] }));
    expect(over).toEqual([
      { player: 2, place: 1, points: 2 },
      { player: 1, place: 2, points: 1 },
    ]);
  });

  it("numbers bots of one kind, and nobody else", () => {
    const players = [player(1), player(2, "level:4"), player(3, "level:4"), player(4, "level:1")];
    expect(players.map((one) => botNumber(players, one))).toEqual([null, 1, 2, null]);
  });

  it("knows which round can begin", () => {
    const cup = { status: "open", round: 0, rounds: 2, round_over: true } as const;
    expect(nextRound(cup)).toBe(1);
    expect(nextRound({ ...cup, status: "running", round: 1, round_over: false })).toBeNull();
    expect(nextRound({ ...cup, status: "running", round: 1 })).toBe(2);
    expect(nextRound({ ...cup, status: "running", round: 2 })).toBeNull();
    expect(nextRound({ ...cup, status: "over", round: 1 })).toBeNull();
  });
});
