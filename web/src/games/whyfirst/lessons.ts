/** What a beginner learns about second place. */
import type { Lesson } from "../module";
import { isWhyFirstEvent } from "./types";

export const lessons: readonly Lesson[] = [
  { id: "goal" },
  {
    id: "choose",
    done: ({ events, seat }) =>
      events.some((event) => isWhyFirstEvent(event) && event.kind === "chose" && event.seat === seat),
  },
  { id: "reveal" },
  { id: "second" },
  { id: "total" },
];
