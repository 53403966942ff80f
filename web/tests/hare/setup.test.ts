import { expect, it } from "vitest";
import { setup } from "../../src/games/hare/setup";
import { putAt, readRace, withPawn, writeRace } from "../../src/games/hare/setup/facts";

const FACTS = {
  turn: 1,
  to_act: [1],
  carrots: [30, 41],
  lettuces: [3, 2],
  pawns: [
    { seat: 0, name: "a", space: 0, face: "up", position: 2, place: null, must_leave: false },
    { seat: 1, name: "a", space: 10, face: "up", position: 1, place: null, must_leave: true },
  ],
  deck: { unseen: { show: 1, lose_half: 2 }, seen: ["show"] },
  pending: null,
};

it("says again what it has read, and leaves to the engine what follows from it", () => {
  expect(writeRace(readRace(FACTS))).toEqual({
    turn: 1,
    carrots: [30, 41],
    lettuces: [3, 2],
    pawns: [
      { seat: 0, name: "a", space: 0, face: "up", place: null, must_leave: false },
      { seat: 1, name: "a", space: 10, face: "up", place: null, must_leave: true },
    ],
    deck: { seen: ["show"] },
  });
});

it("counts the cards, seen or not", () => {
  expect(readRace(FACTS).cards).toEqual({ show: 2, lose_half: 2 });
});

it("moves a pawn", () => {
  expect(withPawn(readRace(FACTS), 0, { space: 7 }).pawns.map(({ space }) => space)).toEqual([7, 10]);
});

it("puts a pawn that was dragged on its feet, and one that comes home behind the others", () => {
  const home = putAt(readRace(FACTS), 0, 64);
  expect(home.pawns[0]).toMatchObject({ space: 64, place: 1 });
  expect(putAt(home, 1, 64).pawns[1]).toMatchObject({ space: 64, place: 2, posture: "up" });
  expect(putAt(home, 0, 12).pawns[0]).toMatchObject({ space: 12, place: null });
});

it("knows a pawn that was dragged by its seat and letter", () => {
  expect(setup.dropped?.(FACTS, "1a", 12)).toMatchObject({ pawns: [{ space: 0 }, { space: 12, must_leave: false }] });
  expect(setup.dropped?.(FACTS, "1b", 12)).toBeNull();
});
