import { describe, expect, it } from "vitest";
import {
  FINISH,
  laidOut,
  layoutFor,
  PLANS,
  runnerSize,
  spaceUnder,
  standing,
  START,
  stoneRadius,
  TAG,
  tagPoints,
} from "../../src/games/hare/track";

/** The free box of real screens, from a small phone to a large desktop, and odd ones between. */
const BOXES = [
  [360, 380],
  [360, 420],
  [390, 524],
  [430, 640],
  [640, 520],
  [768, 700],
  [800, 420],
  [1024, 500],
  [912, 622],
  [868, 480],
  [1180, 560],
  [1492, 880],
  [2100, 1200],
  [2100, 700],
].map(([width, height]) => ({ width: width!, height: height!, layout: layoutFor({ width: width!, height: height! }) }));

const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe.each(BOXES)("the track in $width × $height", ({ width, height, layout }) => {
  const radius = stoneRadius(layout);

  it("has Start, 63 spaces and Finish, every stone with its glow inside the box", () => {
    expect(layout.points).toHaveLength(65);
    for (const { x, y } of layout.points) {
      expect(x - radius * 1.22).toBeGreaterThan(0);
      expect(x + radius * 1.22).toBeLessThan(width);
      expect(y - radius * 1.22).toBeGreaterThan(0);
      expect(y + radius * 1.22).toBeLessThan(height);
    }
  });

  it("keeps stones apart, so that none covers another", () => {
    for (const [index, one] of layout.points.entries()) {
      const nearest = Math.min(...layout.points.slice(index + 1).map((other) => apart(one, other)));
      expect(nearest).toBeGreaterThan(radius * 2);
    }
  });

  it("goes on in equal gaps, but for narrow bends", () => {
    const gaps = layout.points.slice(1).map((point, index) => apart(point, layout.points[index]!));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(layout.step * 0.2);
  });

  it("has as many rows as give the longest step", () => {
    const steps = PLANS.map((plan) => laidOut({ width, height }, plan).step);
    expect(layout.step).toBeGreaterThan(Math.max(...steps) * 0.97);
  });

  it("writes prices inside the box, over no other price and no middle of a stone", () => {
    const tags = [...tagPoints(layout, [...layout.points.keys()]).values()];
    const outside = tags.map(({ x, y }) =>
      Math.max(radius * TAG.x - x, x + radius * TAG.x - width, y + radius * TAG.y - height),
    );
    expect(Math.max(...outside)).toBeLessThanOrEqual(1);
    const overlaps = tags.flatMap((tag, space) =>
      tags.slice(space + 1).map((other) => {
        const across = 2 * radius * TAG.x - Math.abs(tag.x - other.x);
        const down = 2 * radius * TAG.y - Math.abs(tag.y - other.y);
        return Math.min(across, down);
      }),
    );
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
    const covered = tags.filter((tag) =>
      layout.points.some(
        (stone) => Math.abs(stone.x - tag.x) < radius * TAG.x && Math.abs(stone.y - tag.y) < radius * TAG.y,
      ),
    );
    expect(covered).toEqual([]);
  });
});

it("uses five rows beside a rail and nine on a phone", () => {
  expect(layoutFor({ width: 912, height: 622 }).rows).toBe(5);
  expect(layoutFor({ width: 1492, height: 880 }).rows).toBe(5);
  expect(layoutFor({ width: 390, height: 524 }).rows).toBe(9);
});

it("bears a box without room", () => {
  expect(layoutFor({ width: 0, height: 0 }).points).toHaveLength(65);
});

it("finds the space on which a runner was let go, and none beside the track", () => {
  for (const { layout } of BOXES) {
    for (const space of [START, 17, FINISH]) {
      const feet = standing(layout, space, 0, 1);
      expect(spaceUnder(layout, feet)).toBe(space);
      expect(spaceUnder(layout, { x: feet.x + layout.step * 0.2, y: feet.y - layout.step * 0.2 })).toBe(space);
    }
    expect(spaceUnder(layout, { x: -layout.step, y: layout.height / 2 })).toBeNull();
  }
});

const CROWDS = [START, FINISH].flatMap((space) => [1, 2, 3, 4, 5, 6].map((crowd) => ({ space, crowd })));

describe.each(BOXES)("a crowd in $width × $height", ({ layout }) => {
  const size = runnerSize(layout);
  const all = (space: number, crowd: number) =>
    Array.from({ length: crowd }, (_, place) => standing(layout, space, place, crowd));

  it("stands inside the picture and covers no number", () => {
    for (const { x, y } of CROWDS.flatMap(({ space, crowd }) => all(space, crowd))) {
      expect(x).toBeGreaterThanOrEqual(size * 0.49);
      expect(x).toBeLessThanOrEqual(layout.width - size * 0.49);
      expect(y).toBeGreaterThanOrEqual(size * 0.9);
      expect(y).toBeLessThanOrEqual(layout.height);
      const covered = layout.points.slice(1, -1).filter((stone) => {
        const number = { x: stone.x, y: stone.y + stoneRadius(layout) * 0.75 };
        return Math.abs(number.x - x) < size * 0.3 && number.y < y && number.y > y - size * 0.9;
      });
      expect(covered).toEqual([]);
    }
  });

  it.each(CROWDS)("shows every head: $crowd on $space", ({ space, crowd }) => {
    const heads = all(space, crowd);
    const gaps = heads.flatMap((one, place) => heads.slice(place + 1).map((other) => apart(one, other)));
    expect(Math.min(Infinity, ...gaps)).toBeGreaterThan(size * 0.5);
  });
});
