import { describe, expect, it } from "vitest";
import type { HareView } from "../src/lib/api/types";
import { deeds, hareChances, movablePawns, movesBySpace, pendingEffect, raceOrder } from "../src/games/hare/moves";

const choice = (action: string, kind: string, pawn: string, space: number, legal = true) => ({ action, kind, pawn, space, legal });
const view = {
  seats: [{ seat: 0 }, { seat: 1 }],
  pawns: [
    { seat: 0, name: "a", position: 3 },
    { seat: 0, name: "b", position: 4 },
    { seat: 1, name: "a", position: 1 },
    { seat: 1, name: "b", position: 2 },
  ],
  choices: [
    choice("a>12", "forward", "a", 12),
    choice("b>12", "forward", "b", 12, false),
    choice("a<8", "back", "a", 8),
    choice("a+10", "take", "a", 10),
    choice("b-10", "give", "b", 9, false),
  ],
} as unknown as HareView;

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

describe("race order", () => {
  it("is by the better pawn", () => {
    expect(raceOrder(view)).toEqual([1, 0]);
  });
});

describe("hare chances", () => {
  it("name cards, and add up what is the same", () => {
    const chances = hareChances([["card:+5", 2, 4], ["card:0", 1, 4], ["card:lose_half", 1, 4]], 1, null, "deck");
    expect(chances.map(({ effect, chances: count }) => [effect, count])).toEqual([["carrots", 2], ["zero", 1], ["lose_half", 1]]);
  });

  it("read a die's table by position, and a chart by card", () => {
    const table = [[{ effect: "one" }, { effect: "two" }], [{ effect: "three" }, { effect: "three" }]];
    expect(hareChances([["die:1", 1, 2], ["die:2", 1, 2]], 2, table, "die")).toEqual([{ effect: "three", card: "1", chances: 2, total: 2 }]);
    expect(hareChances([["draw:1", 1, 2]], 2, table, "chart")[0]!.effect).toBe("two");
  });

  it("say what a roll would do to the pawn that waits for it", () => {
    const table = [[{ effect: "one" }, { effect: "two" }], [{ effect: "three" }, { effect: "four" }]];
    const waiting = { ...view, turn: 1, pending: { kind: "draw", pawn: "b" } } as unknown as HareView;
    expect(pendingEffect(waiting, "die:2", table, "die")).toBe("four");
    expect(pendingEffect(waiting, "draw:1", table, "chart")).toBe("two");
    expect(pendingEffect(waiting, "first:1", table, "die")).toBe("");
    expect(pendingEffect({ ...waiting, pending: null }, "die:2", table, "die")).toBe("");
  });
});
