import { expect, it } from "vitest";
import { ahead, grown, here, known, moved, planted, siblings, way } from "../../src/screens/analyse/tree";

it("grows branches, and finds those that are there", () => {
  const root = planted("start");
  const one = grown(root, 0, ">3", "three");
  const back = { ...one, at: 0 };
  const two = grown(back, 0, ">4", "four");
  expect(here(two).position).toBe("four");
  expect(way(two).map(({ position }) => position)).toEqual(["start", "four"]);
  expect(known({ ...two, at: 0 }, 0, ">3")?.position).toBe("three");
  expect(known({ ...two, at: 0 }, null, ">3")).toBeNull();
  expect(ahead({ ...two, at: 0 })?.position).toBe("four");
  expect(ahead(two)).toBeNull();
});

it("goes on along the branch that was taken last, and knows the others", () => {
  const one = grown(grown(planted("start"), 0, ">3", "three"), 1, "eat", "deep");
  const two = grown(moved(one, 0), 0, ">4", "four");
  expect(ahead(moved(two, 0))?.position).toBe("four");
  const again = moved(moved(two, 2), 0);
  expect(ahead(again)?.position).toBe("three");
  expect(ahead(moved(again, 1))?.position).toBe("deep");
  expect(siblings(two, here(two)).map(({ position }) => position)).toEqual(["three"]);
  expect(siblings(two, two.nodes[0]!)).toEqual([]);
});
