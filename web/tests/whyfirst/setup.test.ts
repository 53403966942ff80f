import { expect, it } from "vitest";
import { courseFor, feetOf, spaceUnder, HIGHEST, LOWEST } from "../../src/games/whyfirst/course";
import { setup } from "../../src/games/whyfirst/setup";
import { changed, leftOf, putAt, readTrick, writeTrick } from "../../src/games/whyfirst/setup/facts";

const FACTS = {
  ruleset: "whyfirst(players=3,mode=tactical)",
  to_act: [1],
  round: 2,
  trick: 1,
  pawns: [0, 3, -2],
  totals: [4, 0, -1],
  hands: [
    ["+3", "-2"],
    ["+1", "+1"],
    ["-1", "+2"],
  ],
  chosen: [null, null, null],
  played: ["+4", "-4"],
  last_round: [2, 1, 7],
  pending: { kind: "move", face_up: [null, "+4", null] },
};
const CHOOSING = { ...FACTS, chosen: ["-2 0", null, "+2 1"], pending: null };

it("says again what it has read, with what is chosen or turned up", () => {
  for (const facts of [FACTS, CHOOSING]) {
    const { ruleset, to_act, ...rest } = facts;
    expect([ruleset, to_act, writeTrick(readTrick(facts))]).toEqual([ruleset, to_act, rest]);
  }
});

it("keeps the cards that are turned up while a pawn moves, points change or cards are exchanged", () => {
  const trick = readTrick(FACTS);
  expect(writeTrick(putAt(trick, 1, 9))).toMatchObject({ pawns: [0, 9, -2], pending: FACTS.pending });
  expect(changed(trick, { totals: [0, 0, 0] }).pending).toEqual(FACTS.pending);
  expect(
    changed(trick, {
      hands: [
        ["+3", "-1"],
        ["+1", "+1"],
        ["-2", "+2"],
      ],
    }).pending,
  ).toEqual(FACTS.pending);
});

it("begins with the choice where another trick is meant", () => {
  for (const what of [{ trick: 2 }, { round: 1 }, { played: ["+4"] }])
    expect(changed(readTrick(FACTS), what).pending).toBeNull();
  expect(changed(readTrick(CHOOSING), { trick: 2 }).chosen).toEqual([null, null, null]);
});

it("lets a seat choose anew whose cards have changed, and no other", () => {
  const trick = readTrick(CHOOSING);
  expect(changed(trick, { hands: [["+3"], ["+1", "+1"], ["-1", "+2"]] }).chosen).toEqual([null, null, "+2 1"]);
  expect(putAt(trick, 0, 5).chosen).toEqual(CHOOSING.chosen);
  const leos = readTrick({ ...CHOOSING, pending: { kind: "leo" } });
  expect(putAt(leos, 0, 5).pending).toEqual({ kind: "leo" });
  expect(changed(leos, { hands: [["+3"], ["+1", "+1"], ["-1", "+2"]] }).pending).toBeNull();
});

it("offers the cards that nobody holds and nobody has seen", () => {
  const deck = { "+4": 1, "+3": 3, "+1": 2, "-1": 2 };
  expect(leftOf(deck, readTrick(FACTS))).toEqual([
    ["+3", 2],
    ["-1", 1],
  ]);
});

it("knows a pawn that was dragged by its seat", () => {
  expect(setup.dropped?.(FACTS, "2", 12)).toMatchObject({ pawns: [0, 3, 12], pending: FACTS.pending });
  expect(setup.dropped?.(FACTS, "3", 12)).toBeNull();
  expect(setup.dropped?.(FACTS, "", 12)).toBeNull();
});

it.each([
  { width: 1280, height: 560 },
  { width: 390, height: 420 },
])("finds the stone under a runner's feet on a board of $width × $height", (room) => {
  const course = courseFor(room);
  for (let space = LOWEST; space <= HIGHEST; space++)
    expect(spaceUnder(course, feetOf(course, [space], 0))).toBe(space);
  expect(spaceUnder(course, { x: room.width / 2, y: -200 })).toBeNull();
});
