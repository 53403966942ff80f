/** The seats of a position that nobody plays at, as rooms list them. */
import type { GameModule } from "../../games/module";
import { t } from "../../lib/i18n/i18n.svelte";
import type { BoardSession } from "../../lib/table/boardSession";
import type { SeatRow } from "../../ui/room/rows";

export function positionRows(session: BoardSession, game: GameModule): SeatRow[] {
  const { shown: view, table } = session;
  return session.names.map((name, seat): SeatRow => {
    const lane = (view && table && game.lane?.(view, seat, table.setting)) ?? null;
    const team = table?.setting.teams?.[seat] ?? null;
    const acts = view?.to_act.includes(seat) ?? false;
    const badge = acts ? t("web-lane-acts") : (lane?.state ?? "");
    return { seat, name, note: "", manner: "", acts, badge, away: false, team, lane, shown: undefined };
  });
}
