/** The moments of a replay at which one can stand, and the story told up to each. Pure. */
import type { Frame } from "../../lib/api/schema";
import type { LogLine } from "../../lib/table/log";
import type { GameEvent } from "../../lib/table/view";

export interface StoryLine extends LogLine {
  event: GameEvent;
  /** The frame in which it happened. */
  step: number;
}

/** Frames in which something happened that can be seen, the beginning and the end: a card dealt unseen is no stop. */
export function stops(frames: readonly Frame[]): number[] {
  const last = frames.length - 1;
  return frames.flatMap(({ events }, step) => (step === 0 || step === last || events.length ? [step] : []));
}

export function story(frames: readonly Frame[]): StoryLine[] {
  let id = 1;
  return frames.flatMap(({ events, actor }, step) => {
    const seat = typeof actor === "number" ? actor : null;
    return events.map((event) => ({ id: id++, message: event.say, event, step, act: step, seat }));
  });
}

/** The stop at a frame, or the last one before it. */
export function stopAt(stops: readonly number[], step: number): number {
  return Math.max(
    stops.findLastIndex((stop) => stop <= step),
    0,
  );
}
