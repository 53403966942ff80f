import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../src/lib/api/schema";
import { fitting, isOpen, matters, mayBe, optionOf, rulesetParts, rulesetText } from "../../src/lib/rulesets";
import { info } from "../screens/games";

describe("a ruleset text", () => {
  it("is a game", () => expect(rulesetParts("hare")).toEqual({ game: "hare", options: {} }));
  it("is a game with options", () => {
    const parts = { game: "whyfirst", options: { mode: "tactical", players: "2" } };
    expect(rulesetParts("whyfirst(mode=tactical, players=2)")).toEqual(parts);
    expect(rulesetText(parts.game, parts.options)).toBe("whyfirst(mode=tactical,players=2)");
  });
});

const option = (name: string) => optionOf(info, name)!;
const game: GameInfo = info;

describe("options", () => {
  it("exclude what the server says", () => {
    expect(mayBe(game, { players: "3" }, "teams", "2")).toBe(false);
    expect(mayBe(game, { players: "6" }, "teams", "2")).toBe(true);
    expect(mayBe(game, { players: "6", until: "winner" }, "teams", "2")).toBe(true);
    expect(mayBe(game, { players: "6", teams: "2" }, "until", "winner")).toBe(false);
  });

  it("matter where the server says", () => {
    expect(matters(game, option("pay"), { players: "2" })).toBe(true);
    expect(matters(game, option("pay"), {})).toBe(false);
  });

  it("are worth asking for where there is a choice", () => {
    expect(isOpen(game, option("teams"), { players: "3" })).toBe(false);
    expect(isOpen(game, option("teams"), { players: "6" })).toBe(true);
    expect(isOpen(game, option("pay"), { players: "6" })).toBe(false);
  });

  it("go back to what is usual when they do not fit", () => {
    expect(fitting(game, { players: "6", teams: "2", until: "winner" })).toEqual({ players: "6", teams: "2" });
    expect(fitting(game, { players: "3", teams: "2", until: "winner" })).toEqual({ players: "3", until: "winner" });
    expect(fitting(game, { players: "3", pay: "late" })).toEqual({ players: "3" });
  });
});
