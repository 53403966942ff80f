import { describe, expect, it } from "vitest";
import type { HareChoice, HareSetting, HareView } from "../../src/lib/api/types";
import { HARE_LESSONS, WHYFIRST_LESSONS, type Lesson } from "../../src/screens/tour/lessons";

const lesson = (id: string): Lesson => HARE_LESSONS.find((one) => one.id === id)!;
const now = (...story: { key: string; params: Record<string, unknown> }[]) => ({ view: {} as HareView, seat: 0, story });
const choice = (changes: Partial<HareChoice>) => ({ legal: true, kind: "forward", cost: 0, ...changes }) as HareChoice;
const setting = { board: { spaces: ["start", "hare", "carrot", "hare", "3", "carrot"] } } as HareSetting;

describe("the guided race", () => {
  it("has ten steps, and the short game five", () => {
    expect([HARE_LESSONS.length, WHYFIRST_LESSONS.length]).toEqual([10, 5]);
  });

  it("sees when I have moved, not when somebody else has", () => {
    const moved = (seat: number, by: string) => ({ key: "hare-event-moved", params: { seat, by } });
    expect(lesson("move").done!(now(moved(1, "forward")))).toBe(false);
    expect(lesson("move").done!(now(moved(0, "forward")))).toBe(true);
    expect(lesson("back").done!(now(moved(0, "forward")))).toBe(false);
    expect(lesson("back").done!(now(moved(0, "back")))).toBe(true);
  });

  it("suggests the cheapest legal carrot space", () => {
    const choices = [choice({ space: 2, cost: 3, legal: false }), choice({ space: 5, cost: 15 }), choice({ space: 4, cost: 10 })];
    expect(lesson("move").suggest!({ choices } as HareView, setting)?.space).toBe(5);
  });

  it("suggests to stay where one can", () => {
    const choices = [choice({ space: 5, cost: 6 }), choice({ space: 2, kind: "take" })];
    expect(lesson("carrot").suggest!({ choices } as HareView, setting)?.kind).toBe("take");
  });

  it("suggests nothing where nothing fits", () => {
    expect(lesson("lettuce").suggest!({ choices: [] as HareChoice[] } as HareView, setting)).toBeNull();
  });
});
