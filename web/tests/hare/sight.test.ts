import { describe, expect, it } from "vitest";
import { scrollFor } from "../../src/games/hare/sight";

const at = (top: number) => ({ top, bottom: top + 40 });

describe("scrolling a space into sight", () => {
  it("does nothing while all is seen", () => expect(scrollFor(at(300), [at(50), at(560)], 50, 600)).toBe(0));
  it("goes down as far as is needed", () => expect(scrollFor(at(300), [at(590)], 50, 600)).toBe(30));
  it("goes up as far as is needed", () => expect(scrollFor(at(300), [at(20)], 50, 600)).toBe(-30));
  it("never hides the first for the rest", () => {
    expect(scrollFor(at(60), [at(590)], 50, 600)).toBe(10);
    expect(scrollFor(at(550), [at(20)], 50, 600)).toBe(-10);
  });
});
