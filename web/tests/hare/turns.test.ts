import { describe, expect, it, vi } from "vitest";
import { takenBack } from "../../src/lib/table/log";
import type { HareEvent } from "../../src/games/hare/types";
import { event, logged, race, setting } from "./race";

vi.mock("../../src/lib/i18n/i18n.svelte", () => ({
  t: (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params).map(String)].join(" "),
}));
const { turnNow, turnsOf } = await import("../../src/games/hare/turns");

const table = setting(Array.from({ length: 65 }, () => "carrot"));
const paid = (seat: number, amount: number): HareEvent => event("paid", { seat, pawn: "a", amount, why: "move" });
const moved = (seat: number, origin: number, space: number): HareEvent =>
  event("moved", { seat, pawn: "a", origin, space, printed: space, by: "forward" });
const bonus = (seat: number, amount: number): HareEvent => event("took", { seat, pawn: "a", amount, why: "number" });
const stays = (seat: number): HareEvent => event("took", { seat, pawn: "a", amount: 10, why: "carrot_space" });
const told = (log: ReturnType<typeof logged>, whole = true) =>
  turnsOf(log, table, whole).map(({ seat, number, summary }) => [seat, number, summary?.what, summary?.sum]);

describe("the log by turns", () => {
  it("says whose turn it is from the first thing that is told of it", () => {
    expect(told(logged([0, paid(0, 1)]))).toEqual([[0, 1, "web-hare-start", -1]]);
  });

  it("says who went from where to where, and what it cost", () => {
    const log = logged([0, paid(0, 10), moved(0, 10, 14)], [1, paid(1, 3), moved(1, 0, 2)]);
    expect(told(log)).toEqual([
      [0, 1, ["10", "14"], -10],
      [1, 1, ["web-hare-start", "2"], -3],
    ]);
  });

  it("counts a number's carrots to the turn that they begin", () => {
    const log = logged([0, paid(0, 6), moved(0, 3, 6), bonus(1, 30)], [1, paid(1, 3), moved(1, 20, 22)]);
    expect(told(log)).toEqual([
      [0, 1, ["3", "6"], -6],
      [1, 1, ["20", "22"], 27],
    ]);
  });

  it("names what was done without a move, where the pawn stands", () => {
    const log = logged([0, moved(0, 0, 33)], [1, moved(1, 0, 2)], [0, stays(0)]);
    expect(told(log).at(-1)).toEqual([0, 2, "web-hare-log-at 33 web-hare-log-takes", 10]);
    expect(told(log, false).at(-1)).toEqual([0, null, "web-hare-log-takes", 10]);
  });

  it("keeps together what the hare makes of a turn, with its card", () => {
    const drew = event("drew", { seat: 0, pawn: "a", card: "play_again", effect: "play_again" });
    const again = event("again", { seat: 0, pawn: "a" });
    const log = logged([0, paid(0, 1), moved(0, 0, 1)], [null, drew, again], [0, paid(0, 3), moved(0, 1, 3)]);
    const [turn, ...more] = turnsOf(log, table, true);
    expect(more).toEqual([]);
    expect(turn).toMatchObject({ number: 1, summary: { what: ["web-hare-start", "3"], sum: -4 } });
    expect(turn!.summary!.drawn).toEqual(["hare-card-play_again play_again"]);
  });

  it("keeps others' answers to a gift in the giver's turn", () => {
    const given = event("given", { seat: 0, to: 1, amount: 10 });
    const kept = event("kept", { seat: 1, amount: 10 });
    const log = logged([0, paid(0, 1), moved(0, 0, 1)], [null, given], [1, kept], [1, moved(1, 0, 4)]);
    expect(told(log)).toEqual([
      [0, 1, ["web-hare-start", "1"], -11],
      [1, 1, ["web-hare-start", "4"], null],
    ]);
  });

  it("does not count what was taken back", () => {
    const log = takenBack(logged([0, moved(0, 0, 4)], [1, moved(1, 0, 2)]), 0);
    expect(told(log).map(([, number]) => number)).toEqual([null, null]);
    const next = [...log, ...logged([0, moved(0, 0, 5)]).map((line) => ({ ...line, id: 99, act: 99 }))];
    expect(told(next).at(-1)).toEqual([0, 1, ["web-hare-start", "5"], null]);
  });
});

describe("which turn it is", () => {
  const log = logged([0, moved(0, 0, 4)], [1, moved(1, 0, 2)]);
  const now = (turn: number, lines = log, phase = "action") =>
    turnNow(race({ turn, phase }), turnsOf(lines, table, true), true);

  it("is the next one of the seat whose turn it is", () => expect(now(0)).toBe(2));
  it("is the same while it goes on", () => expect(now(1, log, "choice")).toBe(1));
  it("has begun with carrots that came by themselves", () => {
    const begun = logged([0, moved(0, 0, 4)], [1, moved(1, 0, 2), bonus(0, 20)]);
    expect(now(0, begun)).toBe(2);
  });
  it("is the first at the beginning", () => expect(now(0, [])).toBe(1));
  it("is the one that is being shown", () =>
    expect(turnNow(race({ turn: 0, phase: "action" }), turnsOf(log, table, true), true, true)).toBe(1));
  it("is not known without the beginning", () =>
    expect(turnNow(race({ turn: 0 }), turnsOf(log, table, false), false)).toBeNull());
});
