import { expect, it } from "vitest";
import { Recent } from "../../src/lib/insight/recent";

it("keeps so many at most, and forgets what was not used for longest", () => {
  const recent = new Recent<number>(2);
  recent.set("a", 1);
  recent.set("b", 2);
  expect(recent.get("a")).toBe(1);
  recent.set("c", 3);
  expect(["a", "b", "c"].map((key) => recent.get(key))).toEqual([1, undefined, 3]);
});

it("holds one thing once, however often it is set", () => {
  const recent = new Recent<number>(2);
  recent.set("a", 1);
  recent.set("b", 2);
  recent.set("b", 3);
  expect([recent.get("a"), recent.get("b")]).toEqual([1, 3]);
  recent.delete("b");
  expect(recent.get("b")).toBeUndefined();
});
