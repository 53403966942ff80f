/** The moments of a replay at which one can stand, and the story told up to each. Pure. */
import type { Frame, Message } from "../../lib/api/schema";
import type { GameEvent } from "../../lib/table/view";

export interface StoryLine {
  id: number;
  message: Message;
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
  return frames.flatMap(({ events }, step) => events.map((event) => ({ id: id++, message: event.say, event, step })));
}

/** The stop at a frame, or the last one before it. */
export function stopAt(stops: readonly number[], step: number): number {
  return Math.max(
    stops.findLastIndex((stop) => stop <= step),
    0,
  );
}
