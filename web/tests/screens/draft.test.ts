import { describe, expect, it } from "vitest";
import { botFor, DIFFICULTIES } from "../../src/screens/new/difficulty";
import {
  emptyDraft,
  hasFreeSeats,
  inviting,
  isAlone,
  newTable,
  raceDraft,
  rulesetOf,
  withDifficulty,
  withGame,
  withOption,
  withPlayers,
  withSeat,
} from "../../src/screens/new/draft";
import { info } from "./games";

const nameOf = (seat: number) => `Player ${seat + 1}`;
const LEVELS = Array.from({ length: 10 }, (_, level) => `level:${level + 1}`);
const made = (draft: Parameters<typeof newTable>[0]) => newTable(draft, nameOf, LEVELS);

describe("a new table", () => {
  it("is me against bots, and starts at once", () => {
    const wanted = made(emptyDraft(info, "bots", "Ann"));
    expect(wanted.ruleset).toBe("race(players=4)");
    expect(wanted.start).toBe(true);
    expect(wanted.seats).toEqual([
      { kind: "person", name: "Ann" },
      ...Array<unknown>(3).fill({ kind: "bot", bot: "level:5" }),
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

describe("who is asked to a table", () => {
  const kinds = (draft: Parameters<typeof newTable>[0]) => draft.seats.map(({ kind }) => kind);

  it("gets the seats of the bots, where none is free", () => {
    const draft = withSeat(emptyDraft(info, "bots", "Ann"), 1, { kind: "person", name: "Ben" });
    expect(hasFreeSeats(draft)).toBe(false);
    expect(kinds(inviting(draft))).toEqual(["person", "person", "open", "open"]);
    expect(made(inviting(draft)).start).toBe(false);
  });

  it("gets the free seats, where there are some: then bots stay", () => {
    const draft = withSeat(emptyDraft(info, "bots", "Ann"), 3, { kind: "open" });
    expect(inviting(draft)).toBe(draft);
  });
});

describe("how hard bots are", () => {
  it("goes up the levels of a game, however many there are", () => {
    const levels = (count: number) => DIFFICULTIES.map((one) => botFor(one, LEVELS.slice(0, count), 0));
    expect(levels(10)).toEqual(["level:2", "level:5", "level:7", "level:10"]);
    expect(levels(4)).toEqual(["level:1", "level:2", "level:3", "level:4"]);
    expect(levels(1)).toEqual(Array(4).fill("level:1"));
    expect(botFor("hard", [], 0)).toBe("random");
  });

  it("is different for each where they are mixed, and a single choice stands", () => {
    const draft = { ...emptyDraft(info, "bots"), difficulty: "mixed" as const };
    const seats = draft.seats.map((seat, place) => (place === 2 ? { ...seat, bot: "dasher" } : seat));
    expect(made({ ...draft, seats }).seats.slice(1)).toEqual([
      { kind: "bot", bot: "level:2" },
      { kind: "bot", bot: "dasher" },
      { kind: "bot", bot: "level:7" },
    ]);
  });
});

describe("another strength for all", () => {
  it("takes back what was chosen for one", () => {
    const draft = withSeat(emptyDraft(info, "bots"), 1, { bot: "dasher" });
    expect(made(withDifficulty(draft, "hard")).seats.slice(1)).toEqual(
      Array<unknown>(3).fill({ kind: "bot", bot: "level:7" }),
    );
  });
});

describe("a race at once", () => {
  const edition = (id: string, languages: string[]) => ({
    id,
    languages,
    names: {},
    years: [],
    publishers: [],
    players: [],
    brief: { key: "", params: {} },
    summary: { key: "", params: {} },
    facts: [],
    reconstructed: [],
  });
  const boxed = {
    ...info,
    editions: [edition("old", ["de", "fr"]), edition("new", ["en"])],
    options: [...info.options, { name: "edition", values: ["old", "new"], default: "new", matters_for: null }],
  };

  it("is the edition of one's language against gentle bots, the first time", () => {
    expect(rulesetOf(raceDraft(boxed, "fr", null))).toBe("race(edition=old,players=4)");
    expect(rulesetOf(raceDraft(boxed, "en", null))).toBe("race(players=4)");
    expect(rulesetOf(raceDraft(boxed, "ca", null))).toBe("race(players=4)");
    expect(made(raceDraft(boxed, "fr", null)).seats[1]).toEqual({ kind: "bot", bot: "level:2" });
  });

  it("is what was raced last, as far as that still exists", () => {
    const last = { ruleset: "race(edition=old,players=6,until=winner,gone=yes)", difficulty: "hard" } as const;
    const draft = raceDraft(boxed, "en", last);
    expect(rulesetOf(draft)).toBe("race(edition=old,until=winner,players=6)");
    expect(draft.difficulty).toBe("hard");
    expect(isAlone(draft)).toBe(true);
    expect(rulesetOf(raceDraft(boxed, "fr", { ...last, ruleset: "other" }))).toBe("race(edition=old,players=4)");
    expect(rulesetOf(raceDraft(boxed, "fr", { ...last, ruleset: "race(players=9)" }))).toBe("race(players=4)");
  });
});
