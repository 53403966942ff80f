/** A seat's lane: how far its pawns have come, in which place, and what they are at. */
import { t, words } from "../../lib/i18n/i18n.svelte";
import type { Lane } from "../module";
import { pawnsOf } from "./moves";
import { figure, spaceName } from "./phrases";
import { FINISH, START } from "./track";
import type { HarePawn, HareSetting, HareView } from "./types";

export function laneOf(view: HareView, seat: number, setting: HareSetting): Lane | null {
  const pawns = pawnsOf(view, seat);
  if (!pawns.length) return null;
  const down = pawns.find(({ face }) => face !== "up");
  const state = down ? t(`web-hare-state-${down.face}`) : "";
  const home = pawns.every(({ place }) => place);
  return {
    heads: pawns.map((pawn) => ({ at: pawn.space / FINISH, label: written(pawn, setting), rank: pawn.position })),
    marks: setting.board.spaces.flatMap((kind, space) => (kind === "lettuce" ? [space / FINISH] : [])),
    line: true,
    where: words.list(pawns.map((pawn) => whereabouts(pawn, setting))),
    state: state || (home ? t("web-hare-state-home") : ""),
    asleep: down !== undefined,
    brief: briefly(pawns, setting),
    holds: view.seats[seat]?.carrots == null ? undefined : figure(view.seats[seat].carrots),
  };
}

/** What is written on a head: the number of its space. */
function written({ space }: HarePawn, setting: HareSetting): string {
  return space === START || space === FINISH ? "" : String(setting.printed[space] ?? space);
}

function whereabouts(pawn: HarePawn, setting: HareSetting): string {
  if (pawn.place) return t("web-hare-home-place", { place: pawn.place });
  const space = spaceName(pawn.space, setting);
  return setting.pawns_each === 2 ? `${pawn.name.toUpperCase()}: ${space}` : space;
}

function briefly(pawns: readonly HarePawn[], setting: HareSetting): string {
  const spaces = pawns.map((pawn) => {
    if (pawn.place) return t("web-hare-state-home");
    return written(pawn, setting) || spaceName(pawn.space, setting);
  });
  const down = pawns.find(({ face }) => face !== "up");
  return [...spaces, ...(down ? [t(`web-hare-brief-${down.face}`)] : [])].join(" · ");
}
