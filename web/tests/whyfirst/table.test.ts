import { describe, expect, it } from "vitest";
import { keyed, pointsText, readCard, signed, spaceLabel } from "../../src/games/whyfirst/cards";
import { courseFor, head, HIGHEST, LOWEST, standing, stone } from "../../src/games/whyfirst/course";
import { hillOf } from "../../src/games/whyfirst/hill";
import { places, readChoice } from "../../src/games/whyfirst/places";
import { view } from "./view";

describe("cards", () => {
  it("are read with and without a white number", () => {
    expect(readCard("-2")).toEqual({ text: "-2", value: -2, white: null });
    expect(readCard("+3/21")).toEqual({ text: "+3/21", value: 3, white: 21 });
  });

  it("are written with real signs", () => {
    expect([signed(3), signed(-2), signed(0), pointsText(0), spaceLabel(-12), spaceLabel(0)]).toEqual([
      "+3",
      "−2",
      "±0",
      "0",
      "−12",
      "0",
    ]);
  });

  it("of one value are told apart in a hand", () => {
    expect(keyed(["+3", "+3"]).map(({ key }) => key)).toEqual(["+3#0", "+3#1"]);
  });
});

describe("the places on the table", () => {
  it("show who has chosen, and to me what I chose", () => {
    const seats = view().seats.map((one) => ({ ...one, has_chosen: one.seat < 2 }));
    const row = places(view({ seats, choice: "+3@1" }), null);
    expect(row.map(({ state, card, to }) => [state, card, to])).toEqual([
      ["down", "+3", 1],
      ["down", null, null],
      ["waiting", null, null],
    ]);
  });

  it("say in which order cards act by their white numbers; seats stay where they are", () => {
    const trick = {
      round: 1,
      trick: 1,
      cards: ["+1/3", "-2/17", "+5/32"].map((card, seat) => ({ seat, card, to: null })),
      moves: [],
    };
    const row = places(view({ phase: "move", to_act: [2] }), trick);
    expect(row.map(({ seat, order }) => [seat, order])).toEqual([
      [0, 3],
      [1, 2],
      [2, 1],
    ]);
    expect(row[2]!.acts).toBe(true);
  });

  it("read a choice on Leo", () => {
    expect(readChoice("-1@leo", 2)).toEqual({ card: "-1", to: 2 });
  });
});

describe("the course", () => {
  const BOXES = [
    { width: 1280, height: 430 },
    { width: 1488, height: 760 },
    { width: 800, height: 278 },
    { width: 640, height: 338 },
    { width: 360, height: 298 },
    { width: 360, height: 210 },
  ];

  it.each(BOXES)("has a stone for every space, inside $width × $height", (box) => {
    const course = courseFor(box);
    expect(course.points).toHaveLength(HIGHEST - LOWEST + 1);
    for (const { x, y } of course.points) {
      expect(x).toBeGreaterThanOrEqual(course.radius);
      expect(x).toBeLessThanOrEqual(course.width - course.radius);
      expect(y).toBeGreaterThan(course.radius);
      expect(y).toBeLessThan(course.height - course.radius);
    }
  });

  it("climbs the hill where there is room, and winds where there is none", () => {
    expect(BOXES.map((box) => courseFor(box).kind)).toEqual(["hill", "hill", "hill", "winding", "winding", "winding"]);
  });

  it.each(BOXES)("lets stones of $width × $height not touch each other", (box) => {
    const { points, radius } = courseFor(box);
    for (const [index, { x, y }] of points.slice(1).entries()) {
      expect(Math.hypot(x - points[index]!.x, y - points[index]!.y)).toBeGreaterThan(radius * 1.9);
    }
  });

  it.each(BOXES)("gives everybody in a crowd a place of their own, inside $width × $height", (box) => {
    const course = courseFor(box);
    for (const space of [LOWEST, 0, HIGHEST]) {
      const places = [0, 1, 2, 3, 4, 5].map((place) => standing(course, space, place, 6));
      expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(6);
      expect(Math.min(...places.map((foot) => head(course, foot).y))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places.map(({ y }) => y))).toBeLessThan(stone(course, space).y);
    }
  });
});

describe("the hill", () => {
  it("lies under the stones that climb it", () => {
    const { points } = courseFor({ width: 1280, height: 430 });
    const hill = hillOf(1280, 800, points);
    for (const { x, y } of points) expect(hill.crest(x)).toBeCloseTo(y, 0);
  });

  it("rises behind a course that winds", () => {
    const { points } = courseFor({ width: 360, height: 298 });
    const hill = hillOf(360, 740, points);
    for (const { x, y } of points.slice(0, 20)) expect(hill.crest(x)).toBeLessThan(y);
  });
});
