import { describe, expect, it } from "vitest";
import { depth, slope } from "../../src/screens/new/slope";

describe("the slope of difficulties", () => {
  const stops = [0.125, 0.375, 0.625, 0.875].map(depth);

  it("rises from stop to stop, steeper each time", () => {
    const climbs = stops.slice(1).map((stop, place) => stops[place]! - stop);
    expect(climbs.every((climb) => climb > 0)).toBe(true);
    expect(climbs).toEqual([...climbs].sort((one, other) => one - other));
  });

  it("goes from edge to edge", () => {
    expect(slope()).toMatch(/^M0 66\.00L.*L100 26\.00$/);
  });
});
