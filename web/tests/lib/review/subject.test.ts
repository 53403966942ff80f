import { expect, it } from "vitest";
import { numberAsked, subjectOf } from "../../../src/lib/review/subject";

const TOLD = { focus: null, own: null, winners: [3, 1], seats: 3 };

it("tells of the seat that is looked at, else of one's own", () => {
  expect(subjectOf({ ...TOLD, focus: 2, own: 0 })).toBe(2);
  expect(subjectOf({ ...TOLD, own: 0 })).toBe(0);
});

it("tells of the first winner who has a seat", () => {
  expect(subjectOf(TOLD)).toBe(1);
  expect(subjectOf({ ...TOLD, winners: [3] })).toBe(0);
});

it("takes from an address only what there is", () => {
  expect([numberAsked("0", 3), numberAsked("2", 3)]).toEqual([0, 2]);
  for (const text of [null, "", "3", "99", "-1", "1.5", "x", "NaN", " 1"]) expect(numberAsked(text, 3)).toBeNull();
});
