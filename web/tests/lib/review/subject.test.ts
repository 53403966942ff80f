import { expect, it } from "vitest";
import { subjectOf } from "../../../src/lib/review/subject";

const TOLD = { focus: null, own: null, winners: [3, 1], seats: 3 };

it("tells of the seat that is looked at, else of one's own", () => {
  expect(subjectOf({ ...TOLD, focus: 2, own: 0 })).toBe(2);
  expect(subjectOf({ ...TOLD, own: 0 })).toBe(0);
});

it("tells of the first winner who has a seat", () => {
  expect(subjectOf(TOLD)).toBe(1);
  expect(subjectOf({ ...TOLD, winners: [3] })).toBe(0);
});
