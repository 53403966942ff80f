/** Makes a table and goes there. */
import { api } from "../../lib/api/client";
import { t } from "../../lib/i18n/i18n.svelte";
import { router } from "../../lib/router.svelte";
import { games, usualBot } from "../../lib/stores/games.svelte";
import { me } from "../../lib/stores/me.svelte";
import { attempt } from "../../lib/stores/notices.svelte";
import { newTable, type Draft } from "./draft";

export async function openTable(draft: Draft): Promise<void> {
  const nameOf = (seat: number) =>
    seat === 0 ? me.name || t("web-default-name") : t("web-seat-number", { number: seat + 1 });
  const table = await attempt(async () => {
    const bot = usualBot(await games.loadBots(), draft.info.name);
    return api.newTable(newTable(draft, nameOf, bot));
  });
  if (!table) return;
  const name = draft.seats[0]?.name.trim();
  if (draft.seats[0]?.kind === "person" && name) me.name = name;
  router.go(`/table/${table.id}`);
}
