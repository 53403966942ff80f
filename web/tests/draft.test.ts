import { describe, expect, it } from "vitest";
import { emptyDraft, newTable, withPlayers } from "../src/screens/new/draft";

const nameOf = (seat: number) => `Player ${seat + 1}`;

describe("a new table", () => {
  it("is me against bots, and starts at once", () => {
    const wanted = newTable(emptyDraft("hare", "bots", 4, "Ann"), nameOf);
    expect(wanted.ruleset).toBe("hare(players=4)");
    expect(wanted.start).toBe(true);
    expect(wanted.seats).toEqual([{ kind: "person", name: "Ann" }, ...Array(3).fill({ kind: "bot", bot: "level:4" })]);
  });

  it("waits when a seat is open, and names who has no name", () => {
    const wanted = newTable(emptyDraft("whyfirst", "friends", 3), nameOf);
    expect(wanted.start).toBe(false);
    expect(wanted.seats[0]).toEqual({ kind: "person", name: "Player 1" });
    expect(wanted.seats[2]).toEqual({ kind: "open" });
  });

  it("drops options that other numbers of players allow", () => {
    const six = { ...emptyDraft("hare", "bots", 6), options: { teams: "3" } };
    expect(withPlayers(six, 4).options).toEqual({});
    expect(withPlayers(six, 6).options).toEqual({ teams: "3" });
    const race = { ...emptyDraft("hare", "bots", 3), options: { until: "winner", edition: "devir-2014" } };
    expect(withPlayers(race, 2).options).toEqual({ edition: "devir-2014" });
  });
});
