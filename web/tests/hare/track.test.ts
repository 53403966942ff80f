import { describe, expect, it } from "vitest";
import { FINISH, LAYOUTS, runnerSize, standing, START, stoneRadius, TAG, tagPoints } from "../../src/games/hare/track";

describe.each(Object.entries(LAYOUTS))("the %s track", (_, layout) => {
  it("has Start, 63 spaces and Finish, all inside the picture", () => {
    expect(layout.points).toHaveLength(65);
    for (const { x, y } of layout.points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.height);
    }
  });

  it("keeps spaces apart, so that none covers another", () => {
    for (const [index, one] of layout.points.entries()) {
      for (const other of layout.points.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(layout.step * 0.8);
      }
    }
  });
});

describe.each(Object.entries(LAYOUTS))("runners on the %s track", (_, layout) => {
  const size = runnerSize(layout);
  const crowds = [START, FINISH].flatMap((space) => [1, 2, 3, 4, 5, 6].map((crowd) => ({ space, crowd })));

  it.each(crowds)("stand inside the picture and cover no number: $crowd on $space", ({ space, crowd }) => {
    for (let place = 0; place < crowd; place++) {
      const { x, y } = standing(layout, space, place, crowd);
      expect(x).toBeGreaterThanOrEqual(size * 0.49);
      expect(x).toBeLessThanOrEqual(layout.width - size * 0.49);
      expect(y).toBeGreaterThanOrEqual(size);
      expect(y).toBeLessThanOrEqual(layout.height - size * 0.2);
      for (const stone of layout.points.slice(1, -1)) {
        const number = { x: stone.x, y: stone.y + stoneRadius(layout) * 0.75 };
        const covers = Math.abs(number.x - x) < size / 2 && number.y < y && number.y > y - size;
        expect(covers).toBe(false);
      }
    }
  });

  it.each(crowds)("show their heads: $crowd on $space", ({ space, crowd }) => {
    const all = Array.from({ length: crowd }, (_unused, place) => standing(layout, space, place, crowd));
    for (const [place, one] of all.entries()) {
      for (const other of all.slice(place + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(size * 0.5);
    }
  });
});

it.each(Object.entries(LAYOUTS))(
  "prices on the %s track cover no other price and little of a neighbour",
  (_, layout) => {
    const radius = stoneRadius(layout);
    const tags = tagPoints(layout);
    for (const [space, tag] of tags.entries()) {
      for (const other of tags.slice(space + 1)) {
        expect(Math.abs(tag.x - other.x) > radius * TAG.x || Math.abs(tag.y - other.y) > radius * TAG.y).toBe(true);
      }
      for (const [other, stone] of layout.points.entries()) {
        if (other !== space) expect(Math.hypot(stone.x - tag.x, stone.y - tag.y)).toBeGreaterThan(radius);
      }
    }
  },
);
