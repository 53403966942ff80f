/** A table to learn at: a real game with gentle bots. */
import { api } from "../../lib/api/client";
import type { TableInfo } from "../../lib/api/schema";
import { t } from "../../lib/i18n/i18n.svelte";
import { games, levelsOf, usualBot } from "../../lib/stores/games.svelte";
import { me } from "../../lib/stores/me.svelte";
import { attempt } from "../../lib/stores/notices.svelte";

export function openLesson(game: string): Promise<TableInfo | undefined> {
  return attempt(async () => {
    const bots = await games.loadBots();
    const spec = levelsOf(bots, game)[0] ?? usualBot(bots, game);
    const bot = { kind: "bot", bot: spec } as const;
    return api.newTable({
      ruleset: `${game}(players=3)`,
      seats: [{ kind: "person", name: me.name || t("web-default-name") }, bot, bot],
      spectators: false,
      chat: false,
      stand_in: spec,
    });
  });
}

/** Where the lesson is; `back`: the invitation that waits until it has been learned. */
export function lessonAt(game: string, table: string, back = ""): string {
  return `/learn/${game}/${table}${back && `?back=${encodeURIComponent(back)}`}`;
}

const INVITATION = /^\/join\/[A-Za-z0-9]+$/;

/** The invitation from which somebody came to learn; null if they came by themselves. */
export function invitationOf(query: URLSearchParams): string | null {
  const back = query.get("back") ?? "";
  return INVITATION.test(back) ? back : null;
}
