import { expect, it } from "vitest";
import { pack, unpack } from "../../src/screens/analyse/link";

const FACTS = { turn: 0, carrots: [65, 65], pawns: [{ seat: 0, space: 12 }], deck: null };

it("comes back from an address as it was", async () => {
  const text = await pack(FACTS);
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(await unpack(text)).toEqual(FACTS);
});

it("is null where the address is damaged", async () => {
  const text = await pack(FACTS);
  expect(await unpack(text.slice(3))).toBeNull();
  expect(await unpack("not a position!")).toBeNull();
  expect(await unpack("A".repeat(30_000))).toBeNull();
});

it("does not unpack more than a position can be", async () => {
  expect(await unpack(await pack({ long: "x".repeat(100_000) }))).toBeNull();
});
