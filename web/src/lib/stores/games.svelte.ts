/** What can be played: asked for once, when first needed. */
import { api } from "../api/client";
import type { GamesInfo } from "../api/types";
import { editionName, t } from "../i18n/i18n.svelte";

class Games {
  info = $state.raw<GamesInfo | null>(null);
  #asked: Promise<GamesInfo> | null = null;

  load(): Promise<GamesInfo> {
    this.#asked ??= api.games().then(
      (info) => (this.info = info),
      (problem: unknown) => {
        this.#asked = null;
        throw problem;
      },
    );
    return this.#asked;
  }
}

export const games = new Games();

/** What a ruleset text plays, by the name on its box: "hare(edition=abacus-2000)" is Hare & Hedgehog. */
export function rulesetTitle(ruleset: string): string {
  if (ruleset.startsWith("whyfirst")) return t("web-game-whyfirst");
  void games.load().catch(() => undefined);
  const { options, editions } = games.info?.hare ?? {};
  const id = /edition=([\w-]+)/.exec(ruleset)?.[1] ?? options?.edition?.default;
  const edition = editions?.find((one) => one.id === id);
  return edition ? `${editionName(edition.names)} · ${t(`web-edition-${edition.id}-from`)}` : t("web-game-hare");
}
