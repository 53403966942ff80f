import { describe, expect, it } from "vitest";
import type { GameEvent, HareView } from "../src/lib/api/types";
import { animate } from "../src/games/hare/animate";

const view = {
  seats: [
    { seat: 0, carrots: 65, lettuces: 3 },
    { seat: 1, carrots: null, lettuces: 3 },
  ],
  pawns: [
    { seat: 0, name: "a", space: 4, face: "up", place: null },
    { seat: 1, name: "a", space: 0, face: "up", place: null },
  ],
  choices: [{ action: ">5" }],
} as unknown as HareView;

function last(event: Partial<GameEvent>): HareView {
  return animate(view, { say: null, ...event } as GameEvent).at(-1)!.view as HareView;
}

describe("animate", () => {
  it("lets a pawn visit every space on its way", () => {
    const beats = animate(view, { kind: "moved", say: null, seat: 0, pawn: "a", origin: 4, space: 7 });
    const visited = beats.map((beat) => (beat.view as HareView).pawns[0]!.space);
    expect(visited).toEqual([5, 6, 7, 7]);
  });

  it("pays from carrots that are known, and shows the amount for all", () => {
    expect(last({ kind: "paid", seat: 0, amount: 6 }).seats[0]!.carrots).toBe(59);
    expect(last({ kind: "paid", seat: 1, amount: 6 }).seats[1]!.carrots).toBeNull();
    expect(animate(view, { kind: "took", say: null, seat: 1, amount: 10 })[0]!.effect).toEqual({ seat: 1, text: "+10", tone: "gain" });
  });

  it("lays pawns down and gets them up", () => {
    expect(last({ kind: "laid-down", seat: 0, pawn: "a", face: "nap" }).pawns[0]!.face).toBe("nap");
    expect(last({ kind: "ate", seat: 0, pawn: "a", lettuces: 2 }).seats[0]!.lettuces).toBe(2);
  });

  it("offers no choices while something is shown", () => {
    expect(last({ kind: "shuffled", seat: 0 }).choices).toEqual([]);
  });
});
