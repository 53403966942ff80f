/** Tables to learn at: real games with gentle bots. */
import { api } from "../../lib/api/client";
import type { TableInfo } from "../../lib/api/schema";
import { server } from "../../lib/app/server.svelte";
import { t } from "../../lib/i18n/i18n.svelte";
import { games, levelsOf, usualBot } from "../../lib/stores/games.svelte";
import { me } from "../../lib/stores/me.svelte";
import { attempt } from "../../lib/stores/notices.svelte";

/** A new table to learn at; `start`: its game begins in the position of this lesson. */
export function openLesson(game: string, start?: string): Promise<TableInfo | undefined> {
  return attempt(async () => {
    const bots = await games.loadBots();
    const spec = levelsOf(bots, game)[0] ?? usualBot(bots, game);
    const bot = { kind: "bot", bot: spec } as const;
    return api.newTable(
      {
        ruleset: `${game}(players=3)`,
        seats: [{ kind: "person", name: me.name || t("web-default-name") }, bot, bot],
        spectators: false,
        chat: false,
        stand_in: spec,
        ...(start && { lesson: start }),
      },
      !server.there,
    );
  });
}

/** Where the lesson is; `back`: the invitation that waits until it has been learned. */
export function lessonAt(game: string, table: string, back = ""): string {
  return `/learn/${game}/${table}${back && `?back=${encodeURIComponent(back)}`}`;
}

/** Whether a table's game began in the position of this lesson. */
export function beganWith({ occasion }: Pick<TableInfo, "occasion">, start: string): boolean {
  return occasion?.kind === "lesson" && occasion.of === start;
}

/** Where one stands among the lessons, at a table. */
export const stepMemory = (table: string): string => `tour.${table}`;

const INVITATION = /^\/join\/[A-Za-z0-9]+$/;

/** The invitation from which somebody came to learn; null if they came by themselves. */
export function invitationOf(query: URLSearchParams): string | null {
  const back = query.get("back") ?? "";
  return INVITATION.test(back) ? back : null;
}
