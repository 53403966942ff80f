import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const settings = { sound: true };
vi.mock("../../src/lib/stores/settings.svelte", () => ({ settings }));
const { play, tap, tonesOf } = await import("../../src/lib/sound");

type Sound = Parameters<typeof tonesOf>[0];
const NAMES = ["paper", "knocks", "gain", "loss", "overtake", "turn", "arrival", "second"] as const;
const SOUNDS: Sound[] = [...NAMES.map((name) => ({ name })), { name: "hop", step: 0 }];
const hertz = (sound: Sound) => tonesOf(sound).map((tone) => tone.hertz);

describe("the tones of a sound", () => {
  it("are there for everything, short and never louder than the loudest", () => {
    for (const sound of SOUNDS) {
      const tones = tonesOf(sound);
      expect(tones.length, sound.name).toBeGreaterThan(0);
      for (const { hertz: pitch, at, lasts, loud = 1, attack = 0 } of tones) {
        expect(pitch).toBeGreaterThan(20);
        expect(at + lasts).toBeLessThan(0.8);
        expect(loud).toBeLessThanOrEqual(1);
        expect(attack).toBeLessThan(lasts);
      }
    }
  });

  it("rise by a semitone with each hop, up to an end", () => {
    const [first, second] = [hertz({ name: "hop", step: 0 })[0]!, hertz({ name: "hop", step: 1 })[0]!];
    expect(first).toBe(330);
    expect(second / first).toBeCloseTo(2 ** (1 / 12));
    expect(hertz({ name: "hop", step: 12 })[0]).toBeCloseTo(660);
    expect(hertz({ name: "hop", step: 60 })).toEqual(hertz({ name: "hop", step: 16 }));
  });

  it("rise for a gain and fall for a loss", () => {
    const [up, down] = [hertz({ name: "gain" }), hertz({ name: "loss" })];
    expect(up).toEqual([660, 880]);
    expect(down[1]).toBeLessThan(down[0]!);
  });

  it("are a fourth apart when somebody overtakes, three knocks for a die, a chord for second", () => {
    const [low, high] = hertz({ name: "overtake" });
    expect(high! / low!).toBeCloseTo(4 / 3, 2);
    const knocks = tonesOf({ name: "knocks" });
    expect(knocks.map(({ loud }) => loud! / 0.5)).toEqual([1, 10 ** (-4 / 20), expect.closeTo(10 ** (-8 / 20))]);
    expect(tonesOf({ name: "second" }).map(({ at }) => at)).toEqual([0, 0]);
  });

  it("call the finish by a triad over a thump", () => {
    expect(hertz({ name: "arrival" })).toEqual([523, 659, 784, 70]);
  });
});

describe("a sound before anybody has pressed anything", () => {
  it("is not made", () => expect(() => play({ name: "turn" })).not.toThrow());
});

describe("the tap of the phone's motor", () => {
  const vibrate = vi.fn();
  const browser = (touched: boolean, hidden = false) => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: touched }, vibrate });
    vi.stubGlobal("document", { hidden });
  };
  beforeEach(() => {
    settings.sound = true;
    vibrate.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is short", () => {
    browser(true);
    tap();
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(18);
  });

  it("does not come before the first press, to a hidden page, or with sounds off", () => {
    browser(false);
    tap();
    browser(true, true);
    tap();
    browser(true);
    settings.sound = false;
    tap();
    expect(vibrate).not.toHaveBeenCalled();
  });

  it("is not missed where there is no motor", () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    vi.stubGlobal("document", { hidden: false });
    expect(tap).not.toThrow();
  });
});
