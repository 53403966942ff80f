import { describe, expect, it } from "vitest";
import { animate as animated, settle } from "../../src/games/hare/animate";
import { hareView } from "../../src/games/hare/types";
import { ALONE, type Around, type GameEvent, type View } from "../../src/lib/table/view";
import { choice, event, pawn, race } from "./race";

const view = race({ pawns: [pawn(0, { space: 4 }), pawn(1)], choices: [choice(">5")] });

function animate(before: View, happened: GameEvent, around: Around = ALONE) {
  return animated(before, happened, around);
}

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

  it("turns a card over in four frames, and tells what it did to a purse that is known", () => {
    const drew = event("drew", { seat: 0, pawn: "a", card: "ten_per_lettuce", effect: "ten_per_lettuce" });
    const took = event("took", { seat: 0, pawn: "a", amount: 20, why: "per_lettuce" });
    const scenes = animate(view, drew, { before: [], after: [took] }).map(({ scene }) => scene);
    expect(scenes.map((scene) => scene)).toMatchObject(
      ["lift", "turn", "rest", "hand"].map((frame) => ({ kind: "draw", frame, mine: true })),
    );
    expect(scenes[2]).toMatchObject({ result: { carrots: { from: 65, to: 85, change: 20 } } });
    const noted = animate(view, took, { before: [drew], after: [] })[0]!;
    expect(noted.ms).toBeLessThan(animate(view, took)[0]!.ms);
  });

  it("tells only the change of a purse that is hidden", () => {
    const drew = event("drew", { seat: 1, pawn: "a", card: "lose_half", effect: "lose_half" });
    const paid = event("paid", { seat: 1, pawn: "a", amount: 30, why: "half" });
    const [, , rest] = animate(view, drew, { before: [], after: [paid] });
    expect(rest!.scene).toMatchObject({ mine: false, result: { carrots: { from: null, to: null, change: -30 } } });
  });

  it("is still for whoever wants no motion: one frame of a draw, and one of an arrival", () => {
    const drew = event("drew", { seat: 0, pawn: "a", card: "show", effect: "show" });
    const home = event("finished", { seat: 0, pawn: "a", place: 1 });
    for (const happened of [drew, home]) expect(animate(view, happened).filter(({ still }) => still)).toHaveLength(1);
  });
});

describe("settle", () => {
  const before = race({ pawns: [pawn(0, { space: 1, position: 2 }), pawn(1, { space: 2, position: 1, waits: 0 })] });

  it("shows who changed places, and the stone that pays now", () => {
    const after = race({ pawns: [pawn(0, { space: 5, position: 1 }), pawn(1, { space: 2, position: 2, waits: 20 })] });
    expect(settle(before, after)[0]!.scene).toEqual({
      kind: "overtake",
      shifts: [
        { seat: 0, pawn: "a", from: 2, to: 1 },
        { seat: 1, pawn: "a", from: 1, to: 2 },
      ],
      stones: [{ space: 2, waits: 20, lost: 0 }],
    });
  });

  it("is silent where somebody leaves Start before the others", () => {
    const waiting = race({ pawns: [pawn(0), pawn(1)] });
    expect(settle(waiting, race({ pawns: [pawn(0, { space: 3 }), pawn(1, { position: 2 })] }))).toEqual([]);
  });

  it("is silent while everybody keeps their place", () => {
    expect(settle(before, before)).toEqual([]);
  });
});
