import { describe, expect, it } from "vitest";
import { LAYOUTS } from "../src/games/hare/track";

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
