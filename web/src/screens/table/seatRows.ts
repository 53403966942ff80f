/** Everybody at a table, in the order of turns, as lanes and chips show them. */
import type { GameModule } from "../../games/module";
import type { SeatInfo, TableInfo } from "../../lib/api/schema";
import { t } from "../../lib/i18n/i18n.svelte";
import { botSentence, botWord } from "../../lib/table/people";
import type { TableSession } from "../../lib/table/session.svelte";
import type { SeatRow } from "../../ui/room/rows";

export function seatRows(session: TableSession, table: TableInfo, game: GameModule): SeatRow[] {
  const { shown: view, stage } = session;
  /** While something is being shown, what goes on meanwhile would be a second story. */
  const thinking = stage.busy ? null : session.thinking;
  return session.names.map((name, number): SeatRow => {
    const seat = table.seats[number];
    const acts = !stage.busy && table.status === "running" && (view?.to_act.includes(number) ?? false);
    const lane = (view && game.lane?.(view, number, table.setting)) ?? null;
    const team = table.setting.teams?.[number] ?? null;
    const doing = thinking?.seat === number ? t("web-lane-thinking") : acts ? t("web-lane-acts") : (lane?.state ?? "");
    const note = [seat ? noteOf(seat, session) : "", team === null ? "" : t("web-team", { team: team + 1 })];
    return {
      seat: number,
      name,
      note: note.filter(Boolean).join(" · "),
      manner: seat ? botSentence(seat.lent ?? seat.bot, table.game) : "",
      acts,
      badge: doing,
      away: seat?.presence === "away",
      team,
      lane,
      shown: session.reactions[number],
    };
  });
}

function noteOf(seat: SeatInfo, session: TableSession): string {
  if (seat.lent) return t("web-seat-lent", { bot: botWord(seat.lent) });
  if (seat.kind === "bot") return botWord(seat.bot);
  // Where several sit at one device, "you" would say nothing.
  if (seat.mine) return session.audience === "several" ? "" : t("web-seat-you");
  if (session.blocked.includes(seat.seat)) return t("web-seat-blocked");
  return seat.presence === "away" ? t("web-seat-away") : "";
}
