import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/lib/i18n/i18n.svelte", () => ({
  t: (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params).map(String)].join(" "),
  words: { has: () => true },
}));
const { overtakeText } = await import("../../src/games/hare/scenes/words");

describe("an overtaking in words", () => {
  it("says who gained a place, and what that does to number spaces as they are printed", () => {
    const shifts = [
      { seat: 0, pawn: "a" as const, from: 3, to: 2 },
      { seat: 1, pawn: "a" as const, from: 2, to: 3 },
    ];
    const stones = [
      { space: 20, waits: 20, lost: 0 },
      { space: 22, waits: 0, lost: 30 },
    ];
    const printed = Array.from({ length: 65 }, (_, space) => space + 1);
    expect(overtakeText({ shifts, stones }, ["Ann", "Ben"], printed)).toBe(
      "web-scene-place-now Ann 2; web-scene-pays 21 20; web-scene-pays-no-more 23",
    );
  });
});
