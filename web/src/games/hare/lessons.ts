/** What a beginner learns on the track, step by step, and when a step has been done. Pure: from views and events. */
import { t } from "../../lib/i18n/i18n.svelte";
import type { Hint, Lesson, Moment } from "../module";
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
function hint(choice: HareChoice | null | undefined): Hint | null {
  if (!choice) return null;
  const { action, kind, printed: space, gain, cost } = choice;
  if (kind === "take") return { text: t("web-tour-try-take"), action };
  const text = kind === "back" ? t("web-tour-try-back", { space, gain }) : t("web-tour-try-forward", { space, cost });
  return { text, action };
}

/** My own pawn's space. */
function here({ view, seat }: Moment): number {
  return hareView(view)?.pawns.find((pawn) => pawn.seat === seat)?.space ?? 0;
}

/** Nothing of this kind is in reach: where the next one ahead lies, and the cheapest step towards it. */
export function towards(now: Moment, kind: string): Hint | null {
  const setting = hareSetting(now.setting);
  const own = here(now);
  const next = setting?.board.spaces.findIndex((one, space) => space > own && one === kind) ?? -1;
  if (!setting || next < 0) return null;
  const before = legal(now, "forward").filter(({ space }) => space < next);
  const step = before.sort((one, other) => one.cost - other.cost)[0] ?? legal(now, "take")[0];
  // Something else is to be decided first.
  if (!step) return null;
  const space = setting.printed[next] ?? next;
  return { text: `${hint(step)?.text ?? ""} ${t("web-tour-ahead", { space })}`, action: step.action };
}

/** No tortoise lies behind: the cheapest move that leaves one there. */
export function beyond(now: Moment, kind: string): Hint | null {
  const setting = hareSetting(now.setting);
  const own = here(now);
  const passing = legal(now, "forward").filter(({ space }) =>
    setting?.board.spaces.slice(own + 1, space).includes(kind),
  );
  const choice = passing.sort((one, other) => one.cost - other.cost)[0];
  if (!choice) return towards(now, kind);
  return { text: `${t("web-tour-pass-tortoise")} ${hint(choice)?.text ?? ""}`, action: choice.action };
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
    hint: (now) => hint(legal(now, "take")[0] ?? cheapest(now, "carrot")) ?? towards(now, "carrot"),
  },
  { id: "number" },
  {
    id: "back",
    // A tortoise behind, and for the next lesson a lettuce ahead.
    start: "back",
    done: (now) => happened(now, moved("back")),
    hint: (now) => hint(legal(now, "back")[0]) ?? beyond(now, "tortoise"),
  },
  {
    id: "lettuce",
    done: (now) => happened(now, ({ kind }) => kind === "ate"),
    hint: (now) => hint(cheapest(now, "lettuce")) ?? towards(now, "lettuce"),
  },
  { id: "hare" },
  { id: "finish" },
];
