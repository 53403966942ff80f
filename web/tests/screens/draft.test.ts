import { describe, expect, it } from "vitest";
import { emptyDraft, newTable, withGame, withOption, withPlayers } from "../../src/screens/new/draft";
import { info } from "./games";

const nameOf = (seat: number) => `Player ${seat + 1}`;
const made = (draft: Parameters<typeof newTable>[0]) => newTable(draft, nameOf, "level:4");

describe("a new table", () => {
  it("is me against bots, and starts at once", () => {
    const wanted = made(emptyDraft(info, "bots", "Ann"));
    expect(wanted.ruleset).toBe("race(players=4)");
    expect(wanted.start).toBe(true);
    expect(wanted.seats).toEqual([
      { kind: "person", name: "Ann" },
      ...Array<unknown>(3).fill({ kind: "bot", bot: "level:4" }),
    ]);
  });

  it("waits when a seat is open, and names who has no name", () => {
    const wanted = made(withPlayers(emptyDraft(info, "friends"), 3));
    expect(wanted.start).toBe(false);
    expect(wanted.seats[0]).toEqual({ kind: "person", name: "Player 1" });
    expect(wanted.seats[2]).toEqual({ kind: "open" });
  });

  it("drops options that other numbers of players allow", () => {
    const six = withOption(withPlayers(emptyDraft(info, "bots"), 6), "teams", "2");
    expect(six.options).toEqual({ teams: "2" });
    expect(withPlayers(six, 4).options).toEqual({ teams: "2" });
    expect(withPlayers(six, 3).options).toEqual({});
  });

  it("drops an option that another one excludes, and leaves out what is usual", () => {
    const early = withOption(emptyDraft(info, "bots"), "until", "winner");
    expect(withOption(early, "teams", "2").options).toEqual({ teams: "2" });
    expect(withOption(early, "until", "places").options).toEqual({});
  });

  it("keeps its people when the game changes, if there are seats for them", () => {
    const draft = withPlayers(emptyDraft(info, "bots", "Ann"), 6);
    const pair = {
      ...info,
      name: "pair",
      options: [{ name: "players", values: ["2"], default: "2", matters_for: null }],
    };
    expect(made(withGame(draft, pair)).ruleset).toBe("pair(players=2)");
    expect(withGame(draft, pair).seats[0]!.name).toBe("Ann");
  });
});
