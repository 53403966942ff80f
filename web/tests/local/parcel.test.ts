import { expect, test } from "vitest";
import { packed, unpacked } from "../../src/lib/local/parcel";

const RECORD = `Festina record\nSeats: Ann | Zoé | level:3\n${"a>5\n".repeat(400)}`;

test("a record goes through an address", async () => {
  const letters = await packed(RECORD);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(200);
  expect(await unpacked(letters)).toBe(RECORD);
});

test("what is damaged, cut off or far too long is none", async () => {
  const letters = await packed(RECORD);
  for (const wrong of ["", "?", letters.slice(0, -5), `AAAA${letters}`, await packed("a".repeat(300_000))])
    expect(await unpacked(wrong), wrong.slice(0, 20)).toBeNull();
});
