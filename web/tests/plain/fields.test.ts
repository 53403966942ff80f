import { describe, expect, it } from "vitest";
import { choiceMessage, common, isRows, ownFields, plainName } from "../../src/games/plain/fields";
import type { View } from "../../src/lib/table/view";

const base: View = {
  game: "other",
  ruleset: "other",
  names: ["Ann", "Ben"],
  to_act: [0],
  outcome: null,
  from_position: false,
  seat: 0,
  prompt: { key: "other-prompt", params: {} },
  choices: [],
};
const view = (own: Record<string, unknown>): View => ({ ...own, ...base });

describe("a view of which the page knows nothing", () => {
  it("shows the game's own fields", () => {
    expect(ownFields(view({ pile: 7, hand: ["x"] }))).toEqual([
      ["pile", 7],
      ["hand", ["x"]],
    ]);
  });

  it("hides what differs between the people at one device", () => {
    const [ann, ben] = [view({ pile: 7, hand: ["x"] }), view({ pile: 7, hand: ["y"] })];
    expect(ownFields(common(ann, [ann, ben]))).toEqual([["pile", 7]]);
  });

  it("has tables where all rows are alike", () => {
    expect(isRows([{ a: 1 }, { a: 2 }])).toBe(true);
    expect(isRows([{ a: 1 }, { b: 2 }])).toBe(false);
    expect(isRows([1, 2])).toBe(false);
    expect(isRows([{ key: "x", params: {} }])).toBe(false);
  });

  it("names fields", () => expect(plainName("last_round")).toBe("Last round"));
});

it("the sentence about a choice may name what the choice holds", () => {
  const choice = { action: "take:2", does: "other-does-take", legal: true, why_not: [], count: 2 };
  expect(choiceMessage(choice)).toEqual({
    key: "other-does-take",
    params: { action: "take:2", does: "other-does-take", legal: "yes", count: 2 },
  });
});
