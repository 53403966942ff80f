import { describe, expect, it } from "vitest";
import type { UpdateMessage } from "../../src/lib/api/schema";
import { kept, shared, type Past } from "../../src/lib/table/since";

type Entry = [kind: UpdateMessage["kind"], seat?: number];

function update([kind, seat]: Entry, number: number): UpdateMessage {
  return { type: "update", version: number, number, kind, seat: seat ?? null, auto: false, at: 0, events: {} };
}

/** The places of the entries since my last decision, of those that came. */
function since(...entries: Entry[]): number[] | undefined {
  const updates = entries.map((entry, index) => update(entry, index + 1));
  const past = updates.reduce<Past>((before, one) => kept(before, one, [0], () => ({})), []);
  return past.at(-1)?.acts.map((act) => updates.findIndex((one) => one === act) + 1);
}

describe("what happened since my last decision", () => {
  it("is everything from the beginning, if I made none", () => {
    expect(since(["start"], ["move", 1], ["chance"])).toEqual([2, 3]);
  });

  it("begins after it", () => {
    expect(since(["start"], ["move", 0], ["move", 1], ["chance"], ["move", 2])).toEqual([3, 4, 5]);
  });

  it("begins after the decision before it, if I took it back", () => {
    expect(since(["start"], ["move", 0], ["move", 1], ["move", 0], ["move", 1], ["undo", 0])).toEqual([3]);
  });

  it("is nothing, if somebody else went back", () => {
    expect(since(["start"], ["move", 0], ["move", 1], ["undo", 1])).toEqual([]);
  });

  it("is not known where the beginning is not", () => {
    expect(since(["move", 1], ["move", 2])).toBeUndefined();
  });
});

describe("what the people at one device may all know", () => {
  const say = { key: "x", params: {} };
  const [hand, cards] = [
    { kind: "chose", seat: 0, leo: null, say },
    { kind: "dealt", seat: 0, leo: null, cards: ["+1"], say },
  ] as const;
  const events = { "0": [hand, { ...cards, cards: ["+1"] }], "1": [{ ...hand }] };

  it("is what all of them were sent", () => expect(shared(events)(hand)).toBe(true));
  it("is not what one of them was sent", () => expect(shared(events)(cards)).toBe(false));
  it("is everything, where only one sits", () => expect(shared({ "0": events["0"] })(cards)).toBe(true));
});
