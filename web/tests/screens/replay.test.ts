import { describe, expect, it } from "vitest";
import type { Frame } from "../../src/lib/api/schema";
import { stopAt, stops, story } from "../../src/screens/replay/stops";
import { event, race } from "../hare/race";

function frame(step: number, ...seats: number[]): Frame {
  return { step, actor: null, text: null, events: seats.map((seat) => event("shuffled", { seat })), view: race() };
}

const frames = [frame(0), frame(1), frame(2, 0), frame(3, 1, 2), frame(4)];

describe("a replay", () => {
  it("stops at the ends and where something happened", () => {
    expect(stops(frames)).toEqual([0, 2, 3, 4]);
  });

  it("finds the stop at a moment, or the one before it", () => {
    expect([0, 1, 2, 3, 99].map((step) => stopAt(stops(frames), step))).toEqual([0, 0, 1, 2, 3]);
    expect(stopAt(stops(frames), -5)).toBe(0);
  });

  it("says what happened, with its moment", () => {
    expect(story(frames).map(({ message, step }) => [message.key, step])).toEqual([
      ["hare-event-shuffled", 2],
      ["hare-event-shuffled", 3],
      ["hare-event-shuffled", 3],
    ]);
  });
});
