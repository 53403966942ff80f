import { describe, expect, it, vi } from "vitest";
import { race, setting } from "./race";

// The boards are not drawn here.
vi.mock("../../src/games/hare/HareBoard.svelte", () => ({ default: null }));
vi.mock("../../src/games/hare/Meadow.svelte", () => ({ default: null }));
const { game } = await import("../../src/games/hare");

describe("while the device is handed on", () => {
  const own = race({ choices: [] });
  const seen = (...carrots: (number | null)[]) =>
    race({ seats: own.seats.map((one, seat) => ({ ...one, carrots: carrots[seat] ?? null })) });

  it("carrots are hidden that somebody at the device may not see", () => {
    const shown = game.masked(seen(65, null), [seen(65, null), seen(null, 40)]);
    expect(shown).toMatchObject({ seats: [{ carrots: null }, { carrots: null }], choices: [] });
  });

  it("carrots that all of them see are shown", () => {
    const shown = game.masked(seen(65, 40), [seen(65, 40), seen(65, 40)]);
    expect(shown).toMatchObject({ seats: [{ carrots: 65 }, { carrots: 40 }] });
  });
});

describe("what the board prints", () => {
  const countdown = { ...setting([]), printed: Array.from({ length: 65 }, (_, space) => 64 - space) };
  const printed = (param: string, value: number) => game.printed!(param, value, countdown);

  it("stands for a space, but never for Start and Finish", () => {
    expect([printed("space", 10), printed("origin", 60)]).toEqual([54, 4]);
    expect([printed("origin", 0), printed("space", 64)]).toEqual([0, 64]);
  });
  it("does not stand for other numbers", () => expect(printed("amount", 10)).toBe(10));
});
