import { expect, it } from "vitest";
import { ahead, grown, here, known, planted, way } from "../../src/screens/analyse/tree";

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
