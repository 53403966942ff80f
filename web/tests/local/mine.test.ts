import { expect, test } from "vitest";
import { readSummary } from "../../src/lib/local/mine";

test("a summary is read", () => {
  expect(readSummary('{"id": "local-abc", "seats": []}')?.id).toBe("local-abc");
});

test("what cannot be read is damaged, whatever it is", () => {
  for (const text of ["", "{", "null", "3", "{}", '{"id": 3, "seats": []}', '{"id": "local-abc"}'])
    expect(readSummary(text), text).toBeNull();
});
