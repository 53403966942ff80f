import { expect, it } from "vitest";
import { seatAmong } from "../../../src/lib/review/mine";

const TABLES = [
  { share: null, mine: [0] },
  { share: "theirs", mine: [] },
  { share: "ours", mine: [2, 3] },
];

it("finds my seat in a game that I played", () => {
  expect(seatAmong(TABLES, "ours")).toBe(2);
});

it("finds none in a game that I only looked at, or do not know", () => {
  expect(seatAmong(TABLES, "theirs")).toBeNull();
  expect(seatAmong(TABLES, "other")).toBeNull();
});
