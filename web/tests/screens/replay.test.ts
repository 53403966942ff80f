import { describe, expect, it } from "vitest";
import type { Frame, View } from "../../src/lib/api/types";
import { stopAt, stops, story } from "../../src/screens/replay/stops";

function frame(step: number, ...keys: string[]): Frame {
  const events = keys.map((key) => ({ kind: key, say: key === "silent" ? null : { key, params: {} } }));
  return { step, actor: null, text: null, events, view: {} as View };
}

const frames = [frame(0), frame(1), frame(2, "dealt"), frame(3, "silent", "moved"), frame(4)];

describe("a replay", () => {
  it("stops at the ends and where something happened", () => {
    expect(stops(frames)).toEqual([0, 2, 3, 4]);
  });

  it("finds the stop at a moment, or the one before it", () => {
    expect([0, 1, 2, 3, 99].map((step) => stopAt(stops(frames), step))).toEqual([0, 0, 1, 2, 3]);
    expect(stopAt(stops(frames), -5)).toBe(0);
  });

  it("tells what has words, with its moment", () => {
    expect(story(frames).map(({ message, step }) => [message.key, step])).toEqual([
      ["dealt", 2],
      ["moved", 3],
    ]);
  });
});
