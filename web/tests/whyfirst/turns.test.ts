import { describe, expect, it, vi } from "vitest";
import { takenBack, type LogLine } from "../../src/lib/table/log";
import type { GameEvent } from "../../src/lib/table/view";
import { event } from "./events";

vi.mock("../../src/lib/i18n/i18n.svelte", () => ({
  t: (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params).map(String)].join(" "),
}));
const { turnsOf } = await import("../../src/games/whyfirst/turns");

const logged = (...events: (GameEvent | null)[]): LogLine[] =>
  events.map((one, id) => {
    const message = one?.say ?? { key: "server-said", params: {} };
    return { id, message, event: one, act: id, seat: one && "seat" in one ? Number(one.seat) : null };
  });
const chose = (seat: number) => event("chose", { seat });
const trick = (round: number, number: number) => event("trick", { round, trick: number });
const revealed = (seat: number, card: string, to: number | null) =>
  event("revealed", { seat, card, to, automatic: false });
const moved = (seat: number, origin: number, space: number, by: number | null = null) =>
  event("moved", { by, seat, amount: space - origin, origin, space, stopped: false });
const told = (log: readonly LogLine[]) =>
  turnsOf(log).map(({ summary, lines }) => [
    summary?.what ?? null,
    lines.length,
    summary?.shares?.map(({ seat, what, sum }) => [seat, what, sum]) ?? [],
  ]);

describe("the log of Why First? by tricks", () => {
  it("keeps the deal of a round together", () => {
    const log = logged(
      event("round", { round: 1 }),
      event("hand", { seat: 0, count: 5 }),
      event("dealt", { seat: 0, cards: ["+1"] }),
      event("hand", { seat: 1, count: 5 }),
    );
    expect(told(log)).toEqual([["web-whyfirst-log-round 1", 4, []]]);
  });

  it("says of a trick how far each pawn went, in one line", () => {
    const cards = [revealed(0, "+3", 0), revealed(1, "-2", 1), revealed(2, "+1", 2)];
    const log = logged(chose(0), chose(1), chose(2), trick(1, 1), ...cards, moved(0, 0, 3), moved(1, 0, -2));
    expect(told(log)).toEqual([
      [
        "web-whyfirst-log-trick 1 1",
        9,
        [
          [0, ["0", "3"], null],
          [1, ["0", "−2"], null],
        ],
      ],
    ]);
    expect(turnsOf(log)[0]!.seat).toBeNull();
  });

  it("begins the next trick with its first choice, or its cards where nobody chooses", () => {
    const log = logged(chose(0), trick(1, 4), moved(0, 0, 3), trick(1, 5), moved(0, 3, 4), moved(1, 2, 2));
    expect(told(log).map(([what, count]) => [what, count])).toEqual([
      ["web-whyfirst-log-trick 1 4", 3],
      ["web-whyfirst-log-trick 1 5", 3],
    ]);
    expect(turnsOf(log)[1]!.summary!.shares![1]).toMatchObject({ seat: 1, what: "2" });
    const next = logged(chose(0), trick(1, 1), moved(0, 0, 3), chose(1), chose(0));
    expect(told(next)).toEqual([
      ["web-whyfirst-log-trick 1 1", 3, [[0, ["0", "3"], null]]],
      [null, 2, []],
    ]);
  });

  it("adds up what several cards of the tactical variant do to a pawn", () => {
    const log = logged(trick(2, 1), revealed(0, "+3/21", null), moved(1, 0, 3, 0), moved(1, 3, 1, 2));
    expect(told(log)).toEqual([["web-whyfirst-log-trick 2 1", 4, [[1, ["0", "1"], null]]]]);
  });

  it("says what a round brought to whom", () => {
    const log = logged(
      trick(1, 5),
      event("round-over", { round: 1, first: 8, second: 5, why: "second" }),
      event("scored", { seat: 2, points: 5, total: 5 }),
      event("round-over", { round: 2, first: 1, second: null, why: "all-level" }),
    );
    expect(told(log).slice(1)).toEqual([
      ["web-whyfirst-log-scores 1", 2, [[2, "", 5]]],
      ["web-whyfirst-log-no-score 2", 1, []],
    ]);
  });

  it("keeps what was taken back apart, and what is no part of the game to itself", () => {
    const log = [...takenBack(logged(chose(0), chose(1), trick(1, 1), moved(0, 0, 3)), 1), ...logged(null)];
    expect(turnsOf(log).map(({ lines }) => [lines.length, lines[0]!.undone ?? false])).toEqual([
      [1, false],
      [3, true],
      [1, false],
    ]);
  });
});
