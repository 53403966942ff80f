/** What a beginner learns on the track, step by step, and when a step has been done. Pure: from views and events. */
import { t } from "../../lib/i18n/i18n.svelte";
import type { Lesson, Moment } from "../module";
import { hareSetting, hareView, isHareEvent, type HareChoice, type HareEvent } from "./types";

/** Whether something like this has happened to my seat. */
function happened({ events, seat }: Moment, like: (event: HareEvent) => boolean): boolean {
  return events.some((event) => isHareEvent(event) && event.seat === seat && like(event));
}

function legal({ view }: Moment, kind: HareChoice["kind"]): HareChoice[] {
  return (hareView(view)?.choices ?? []).filter((choice) => choice.legal && choice.kind === kind);
}

/** The cheapest legal move to a space of this kind. */
export function cheapest(now: Moment, kind: string): HareChoice | null {
  const spaces = hareSetting(now.setting)?.board.spaces ?? [];
  const moves = legal(now, "forward").filter(({ space }) => spaces[space] === kind);
  return moves.sort((one, other) => one.cost - other.cost)[0] ?? null;
}

/** The choice that is suggested, in words. */
function hint(choice: HareChoice | null | undefined): string | null {
  if (!choice) return null;
  const { kind, printed: space, gain, cost } = choice;
  if (kind === "take") return t("web-tour-try-take");
  return kind === "back" ? t("web-tour-try-back", { space, gain }) : t("web-tour-try-forward", { space, cost });
}

const moved = (by: string) => (event: HareEvent) => event.kind === "moved" && event.by === by;

export const lessons: readonly Lesson[] = [
  { id: "track" },
  { id: "cost" },
  { id: "move", done: (now) => happened(now, moved("forward")), hint: (now) => hint(cheapest(now, "carrot")) },
  { id: "position" },
  {
    id: "carrot",
    done: (now) =>
      happened(now, (event) => (event.kind === "took" || event.kind === "paid") && event.why === "carrot_space"),
    hint: (now) => hint(legal(now, "take")[0] ?? cheapest(now, "carrot")),
  },
  { id: "number" },
  { id: "back", done: (now) => happened(now, moved("back")), hint: (now) => hint(legal(now, "back")[0]) },
  {
    id: "lettuce",
    done: (now) => happened(now, ({ kind }) => kind === "ate"),
    hint: (now) => hint(cheapest(now, "lettuce")),
  },
  { id: "hare" },
  { id: "finish" },
];
