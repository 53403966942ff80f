import { describe, expect, it } from "vitest";
import { animate } from "../../src/games/hare/animate";
import { hareView } from "../../src/games/hare/types";
import type { GameEvent } from "../../src/lib/table/view";
import { choice, event, pawn, race } from "./race";

const view = race({ pawns: [pawn(0, { space: 4 }), pawn(1)], choices: [choice(">5")] });

function shown(happened: GameEvent) {
  return animate(view, happened).map((beat) => hareView(beat.view)!);
}

const last = (happened: GameEvent) => shown(happened).at(-1)!;

describe("animate", () => {
  it("lets a pawn visit every space on its way", () => {
    const run = event("moved", { seat: 0, pawn: "a", origin: 4, space: 7, printed: 7, by: "forward" });
    expect(shown(run).map(({ pawns }) => pawns[0]!.space)).toEqual([5, 6, 7, 7]);
  });

  it("pays from carrots that are known, and shows the amount for all", () => {
    const paid = (seat: number) => event("paid", { seat, pawn: "a", amount: 6, why: "move" });
    expect(last(paid(0)).seats[0]!.carrots).toBe(59);
    expect(last(paid(1)).seats[1]!.carrots).toBeNull();
    const took = event("took", { seat: 1, pawn: "a", amount: 10, why: "carrot_space" });
    expect(animate(view, took)[0]!.effect).toEqual({ seat: 1, text: "+10", tone: "gain" });
  });

  it("lays pawns down and gets them up", () => {
    expect(last(event("laid-down", { seat: 0, pawn: "a", face: "nap" })).pawns[0]!.face).toBe("nap");
    expect(last(event("ate", { seat: 0, pawn: "a", position: 1, lettuces: 2 })).seats[0]!.lettuces).toBe(2);
  });

  it("offers no choices while something is shown", () => {
    expect(last(event("shuffled", { seat: 0 })).choices).toEqual([]);
  });

  it("shows nothing of another game", () => {
    expect(animate(view, { kind: "moved", say: { key: "whyfirst-event-moved", params: {} } })).toEqual([]);
  });
});
