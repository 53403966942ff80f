import { expect, test } from "vitest";
import { filling, isPassing, patience, wishOf } from "../../src/screens/lobby/wishes";

test("a wish that the server tells is the one that was sent", () => {
  const wanted = { game: "race", edition: null, players: 4, bots: true };
  expect(wishOf({ ...wanted, pace: "live:600+15" })).toEqual({ ...wanted, pace: "live" });
  expect(wishOf({ ...wanted, pace: "days:3" })).toEqual({ ...wanted, pace: "days" });
});

test("seats fill up to the number that is wanted", () => {
  expect(filling(4, 1, 2)).toEqual({ here: 2, missing: 2 });
  expect(filling(2, 5, 0)).toEqual({ here: 2, missing: 0 });
  expect(filling(null, 0, 1)).toEqual({ here: 1, missing: 1 });
  expect(filling(null, 2, 0)).toEqual({ here: 3, missing: 0 });
});

test("patience grows from the beginning to the moment when bots may come", () => {
  expect(patience(100, 145, 100)).toBe(0);
  expect(patience(100, 145, 122.5)).toBe(0.5);
  expect(patience(100, 145, 999)).toBe(1);
  expect(patience(100, 100, 100)).toBe(1);
});

test("what passes by itself is asked again", () => {
  expect([0, 429, 500, 503].every(isPassing)).toBe(true);
  expect([400, 403, 409].some(isPassing)).toBe(false);
});
