import { describe, expect, it } from "vitest";
import {
  crowdOf,
  deeds,
  hareChances,
  missesStay,
  movablePawns,
  movesBySpace,
  raceOrder,
} from "../../src/games/hare/moves";
import { choice, pawn, race, setting } from "./race";

const view = race({
  pawns: [
    pawn(0, { position: 3 }),
    pawn(0, { name: "b", position: 4 }),
    pawn(1, { position: 1 }),
    pawn(1, { name: "b", position: 2 }),
  ],
  choices: [
    choice("a>12", { space: 12 }),
    choice("b>12", { pawn: "b", space: 12, legal: false }),
    choice("a<8", { kind: "back", space: 8 }),
    choice("a+10", { kind: "take", space: 10 }),
    choice("b-10", { kind: "give", pawn: "b", space: 9, legal: false }),
  ],
});

describe("choices for the board", () => {
  it("are by pawn and space", () => {
    expect([...movesBySpace(view, "a").keys()]).toEqual([12, 8]);
    expect(movesBySpace(view, "b").get(12)!.legal).toBe(false);
  });

  it("keep stays as buttons, and hide forbidden ones of a pawn that cannot act", () => {
    expect(deeds(view, "a").map(({ action }) => action)).toEqual(["a+10"]);
    expect(deeds(view, "b")).toEqual([]);
  });

  it("know which pawns can act", () => {
    expect(movablePawns(view)).toEqual(["a"]);
  });
});

describe("those who share a space", () => {
  it("stand at Finish in the order in which they came", () => {
    const home = race({
      pawns: [
        pawn(0, { space: 64, place: 3, position: 3 }),
        pawn(1, { space: 20, position: 4 }),
        pawn(2, { space: 64, place: 1, position: 1 }),
        pawn(3, { space: 64, place: 2, position: 2 }),
      ],
    });
    expect(crowdOf(home, 64).map(({ seat }) => seat)).toEqual([2, 3, 0]);
    expect(crowdOf(home, 20).map(({ seat }) => seat)).toEqual([1]);
  });

  it("stand at Start in the order of the race", () => {
    const begins = race({ pawns: [pawn(0, { space: 0, position: 3 }), pawn(1, { space: 0, position: 2 })] });
    expect(crowdOf(begins, 0).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe("a stay that is not among the legal choices", () => {
  const table = setting(["start", "hare", "carrot"]);
  const on = (space: number, ...choices: ReturnType<typeof choice>[]) =>
    missesStay(race({ pawns: [pawn(0, { space }), pawn(1)], choices }), table, "a");
  const take = choice("+10", { kind: "take", space: 2 });
  const give = choice("-10", { kind: "give", space: 2 });

  it("is missed on a carrot space", () => {
    expect(on(2, choice(">3"), take)).toBe(true);
    expect(on(2, choice(">3"), take, give)).toBe(false);
  });
  it("is not missed elsewhere", () => expect(on(1, choice(">3"))).toBe(false));
  it("is not missed where nothing is free to choose", () => expect(on(2, choice("eat", { kind: "eat" }))).toBe(false));
});

describe("race order", () => {
  it("is by the better pawn", () => {
    expect(raceOrder(view)).toEqual([1, 0]);
  });
});

describe("hare chances", () => {
  const odds = (outcome: string, num: number, effects: string[], value = 0) => ({
    outcome,
    num,
    den: 4,
    effects,
    value,
  });

  it("add up the cards that give carrots and those that take them, the likeliest first", () => {
    const deck = [
      odds("card:0", 1, ["zero"]),
      odds("card:+10", 1, ["carrots"], 10),
      odds("card:+5", 2, ["carrots"], 5),
      odds("card:-5", 2, ["carrots"], -5),
    ];
    const told = hareChances(deck, 3).map(({ effect, values, chances }) => [effect, values, chances]);
    expect(told).toEqual([
      ["carrots", [5, 10], 3],
      ["carrots", [-5], 2],
      ["zero", [], 1],
    ]);
  });

  it("are by position where a die's table or a chart says so, and add up what is the same", () => {
    const die = [odds("die:1", 2, ["one", "three"]), odds("die:2", 2, ["two", "three"])];
    expect(hareChances(die, 1).map(({ effect }) => effect)).toEqual(["one", "two"]);
    expect(hareChances(die, 2)).toEqual([{ effect: "three", values: [], chances: 4, total: 4 }]);
  });
});
