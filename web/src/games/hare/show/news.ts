/** A race in a few words: of several things that happen at once, the one that is worth them. */
import type { GameEvent } from "../../../lib/table/view";
import { t } from "../../../lib/i18n/i18n.svelte";
import { isHareEvent, type HareEvent } from "../types";

type Kind = HareEvent["kind"];

function find<K extends Kind>(events: readonly HareEvent[], kind: K): Extract<HareEvent, { kind: K }> | undefined {
  return events.find((event): event is Extract<HareEvent, { kind: K }> => event.kind === kind);
}

export function news(events: readonly GameEvent[], names: readonly string[]): string {
  const known = events.filter(isHareEvent);
  const [moved, down, ate] = [find(known, "moved"), find(known, "laid-down"), find(known, "ate")];
  const [home, drew] = [find(known, "finished"), find(known, "drew")];
  const name = (event: HareEvent) => names[event.seat] ?? "";
  if (home) return t("web-race-home", { name: name(home), place: home.place });
  if (moved && down?.face === "eat") return t("web-race-eats", { name: name(moved), space: moved.printed });
  if (drew) return t("web-race-draws", { name: name(drew) });
  if (ate) return t("web-race-ate", { name: name(ate), count: ate.lettuces });
  if (moved)
    return t(moved.space < moved.origin ? "web-race-back" : "web-race-runs", {
      name: name(moved),
      space: moved.printed,
    });
  return "";
}
