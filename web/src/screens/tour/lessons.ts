/** What a beginner learns, step by step, and when a step has been done. Pure: from the view and the story. */
import type { HareChoice, HareSetting, HareView, Message, View } from "../../lib/api/types";

export interface Moment {
  view: View;
  seat: number;
  /** Everything told so far. */
  story: readonly Message[];
}

export interface Lesson {
  id: string;
  /** Something to do; without it the lesson is only read. */
  done?: (now: Moment) => boolean;
  /** A move that would do it now. */
  suggest?: (view: HareView, setting: HareSetting) => HareChoice | null;
}

function happened({ story, seat }: Moment, key: string, params: Record<string, unknown> = {}): boolean {
  return story.some(
    (line) =>
      line.key === key &&
      line.params.seat === seat &&
      Object.entries(params).every(([name, value]) => line.params[name] === value),
  );
}

/** The cheapest legal move to a space of this kind. */
function cheapest(kind: string) {
  return (view: HareView, setting: HareSetting): HareChoice | null => {
    const moves = view.choices.filter(
      (choice) => choice.legal && choice.kind === "forward" && setting.board.spaces[choice.space] === kind,
    );
    return moves.sort((one, other) => one.cost - other.cost)[0] ?? null;
  };
}

const toCarrot = cheapest("carrot");

function legal(view: HareView, kind: HareChoice["kind"]): HareChoice | null {
  return view.choices.find((choice) => choice.legal && choice.kind === kind) ?? null;
}

export const HARE_LESSONS: readonly Lesson[] = [
  { id: "track" },
  { id: "cost" },
  { id: "move", done: (now) => happened(now, "hare-event-moved", { by: "forward" }), suggest: toCarrot },
  { id: "position" },
  {
    id: "carrot",
    done: (now) =>
      happened(now, "hare-event-took", { why: "carrot_space" }) || happened(now, "hare-event-paid", { why: "carrot_space" }),
    suggest: (view, setting) => legal(view, "take") ?? toCarrot(view, setting),
  },
  { id: "number" },
  { id: "back", done: (now) => happened(now, "hare-event-moved", { by: "back" }), suggest: (view) => legal(view, "back") },
  { id: "lettuce", done: (now) => happened(now, "hare-event-ate"), suggest: cheapest("lettuce") },
  { id: "hare" },
  { id: "finish" },
];

export const WHYFIRST_LESSONS: readonly Lesson[] = [
  { id: "goal" },
  { id: "choose", done: (now) => happened(now, "whyfirst-event-chose") },
  { id: "reveal" },
  { id: "second" },
  { id: "total" },
];
