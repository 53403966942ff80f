import { describe, expect, it } from "vitest";
import { cheapest, lessons } from "../../src/games/hare/lessons";
import { lessons as whyFirstLessons } from "../../src/games/whyfirst/lessons";
import type { Lesson, Moment } from "../../src/games/module";
import { choice, event, race, setting } from "./race";

const lesson = (id: string): Lesson => lessons.find((one) => one.id === id)!;
const table = setting(["start", "hare", "carrot", "hare", "3", "carrot"]);
const now = (changes: Partial<Moment> = {}): Moment => ({
  view: race(),
  seat: 0,
  setting: table,
  events: [],
  ...changes,
});
const choices = (...listed: ReturnType<typeof choice>[]) => now({ view: race({ choices: listed }) });

describe("the guided race", () => {
  it("has ten steps, and the short game five", () => {
    expect([lessons.length, whyFirstLessons.length]).toEqual([10, 5]);
  });

  it("sees when I have moved, not when somebody else has", () => {
    const moved = (seat: number, by: "forward" | "back") =>
      now({ events: [event("moved", { seat, pawn: "a", origin: 0, space: 3, printed: 3, by })] });
    expect(lesson("move").done!(moved(1, "forward"))).toBe(false);
    expect(lesson("move").done!(moved(0, "forward"))).toBe(true);
    expect(lesson("back").done!(moved(0, "forward"))).toBe(false);
    expect(lesson("back").done!(moved(0, "back"))).toBe(true);
  });

  it("suggests the cheapest legal carrot space", () => {
    const moves = choices(
      choice(">2", { space: 2, cost: 3, legal: false }),
      choice(">5", { space: 5, cost: 15 }),
      choice(">4", { space: 4, cost: 10 }),
    );
    expect(cheapest(moves, "carrot")?.space).toBe(5);
  });

  it("suggests to stay where one can", () => {
    const hint = lesson("carrot").hint!(
      choices(choice(">5", { space: 5, cost: 6 }), choice("+10", { kind: "take", space: 2 })),
    );
    expect(hint).toEqual({ text: "web-tour-try-take", action: "+10" });
  });

  it("leads on to a lettuce that is out of reach, and past a tortoise before going back", () => {
    const far = setting(["start", "hare", "carrot", "tortoise", "3", "carrot", "lettuce"]);
    const steps = [choice(">4", { space: 4, cost: 10 }), choice(">2", { space: 2, cost: 3 })];
    const moment = now({ setting: far, view: race({ choices: steps }) });
    expect(lesson("lettuce").hint!(moment)?.action).toBe(">2");
    expect(lesson("back").hint!(moment)?.action).toBe(">4");
  });

  it("begins with a tortoise in reach where one has to go back to it", () => {
    expect(lessons.filter((one) => one.start).map((one) => [one.id, one.start])).toEqual([["back", "back"]]);
  });

  it("suggests nothing where nothing fits", () => {
    expect(lesson("lettuce").hint!(now())).toBeNull();
  });
});
