import { expect, it } from "vitest";
import { plants } from "../../src/art/plants";

const clearing = {
  points: [
    { x: 300, y: 200 },
    { x: 500, y: 300 },
  ],
  radius: 60,
};

it("grow everywhere but in the clearing", () => {
  const grown = plants(1280, 800, clearing);
  expect(grown.length).toBeGreaterThan(60);
  const near = grown.filter(({ x, y }) => clearing.points.some((spot) => Math.hypot(spot.x - x, spot.y - y) < 60));
  expect(near).toEqual([]);
});

it("stay where they are when the window grows", () => {
  const small = plants(640, 400, null);
  const large = plants(1280, 800, null).filter(({ x, y }) => x < 560 && y < 340);
  for (const plant of large) expect(small).toContainEqual(plant);
});
