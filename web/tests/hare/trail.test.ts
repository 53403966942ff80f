import { expect, it } from "vitest";
import { trailOf } from "../../src/games/hare/trail";
import { event, logged, pawn, race } from "./race";

const moved = (origin: number, space: number, by: "forward" | "back" | "restart" = "forward") =>
  event("moved", { seat: 0, pawn: "a", origin, space, printed: space, by });
const at = (space: number) => race({ pawns: [pawn(0, { space }), pawn(1)] });

it("leads from where the pawn came to where it is, hop by hop", () => {
  const log = logged([0, moved(3, 6)]);
  expect(trailOf(log, at(5))?.spaces).toEqual([3, 4, 5]);
  expect(trailOf(log, at(6))?.spaces).toEqual([3, 4, 5, 6]);
  expect(trailOf(logged([0, moved(9, 7, "back")]), at(7))?.spaces).toEqual([9, 8, 7]);
});

it("is the last one's alone", () => {
  const other = event("moved", { seat: 1, pawn: "a", origin: 0, space: 2, printed: 2, by: "forward" });
  const view = race({ pawns: [pawn(0, { space: 6 }), pawn(1, { space: 2 })] });
  expect(trailOf(logged([0, moved(3, 6)], [1, other]), view)).toMatchObject({ seat: 1, spaces: [0, 1, 2] });
});

it("is gone when the pawn is elsewhere, when the move was taken back, and after a restart", () => {
  const log = logged([0, moved(3, 6)]);
  expect(trailOf(log, at(3))).toBeNull();
  expect(trailOf(log, at(9))).toBeNull();
  expect(
    trailOf(
      log.map((line) => ({ ...line, undone: true })),
      at(6),
    ),
  ).toBeNull();
  expect(trailOf(logged([0, moved(30, 0, "restart")]), at(0))).toBeNull();
});
