/** How the players of a cup are called. */
import type { CupPlayer } from "../../lib/api/schema";
import { t, words } from "../../lib/i18n/i18n.svelte";
import { botName } from "../../lib/table/people";
import { botNumber } from "./cup";

export function playerName(players: readonly CupPlayer[], number: number): string {
  const player = players.find((one) => one.number === number);
  if (!player) return "";
  if (player.bot === null) return player.name;
  const among = botNumber(players, player);
  return among === null ? botName(player.bot) : t("web-cup-bot-number", { name: botName(player.bot), number: among });
}

export function pointsText(points: number): string {
  return new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 }).format(points);
}
