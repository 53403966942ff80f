/** What can be played, and by whom: asked for once, when first needed. */
import { api } from "../api/client";
import type { AnyEdition, BotList, GameInfo } from "../api/schema";
import { t, words } from "../i18n/i18n.svelte";
import { rulesetParts, valueOf } from "../rulesets";

export type GamesInfo = Readonly<Record<string, GameInfo>>;

/** Asks once; after a failure, again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().catch((problem: unknown) => {
      asked = null;
      throw problem;
    });
    return asked;
  };
}

class Games {
  info = $state.raw<GamesInfo | null>(null);
  bots = $state.raw<BotList | null>(null);

  load = once(async () => (this.info = await api.games()));
  loadBots = once(async () => (this.bots = await api.bots()));

  /** The game that is meant where none is named: the first of the server's. */
  get usual(): string {
    return Object.keys(this.info ?? {})[0] ?? "";
  }
}

export const games = new Games();

export function gameName(game: string): string {
  const key = `web-game-${game}`;
  return words.has(key) ? t(key) : game;
}

export function gameDescription(game: string): string {
  const { description } = games.info?.[game] ?? { description: { key: `${game}-description`, params: {} } };
  return words.has(description.key) ? words.say(description) : "";
}

function optionKey(game: string, ...parts: string[]): string {
  return ["web-option", game, ...parts].join("-").replaceAll("_", "-");
}

export function optionName(game: string, option: string): string {
  const key = optionKey(game, option);
  return words.has(key) ? t(key) : option.replaceAll("_", " ");
}

export function valueName(game: string, option: string, value: string): string {
  const key = optionKey(game, option, value);
  return words.has(key) ? t(key) : value.replaceAll("_", " ");
}

/** The key of the sentence about a value; not every game has one. */
export function optionSentenceKey(game: string, option: string, value: string): string {
  return `${optionKey(game, option, value)}-sentence`;
}

/** The name on an edition's box, in the reader's language or in the one it was published in. */
export function editionName({ names }: AnyEdition): string {
  return names[words.language] ?? names.en ?? Object.values(names)[0] ?? "";
}

/** Whose edition it is, and since when: "Gibsons, 2010". */
export function editionSource({ publishers, years }: AnyEdition): string {
  return [publishers[0], years[0]].filter(Boolean).join(", ");
}

function editionOf(ruleset: string): AnyEdition | undefined {
  void games.load().catch(() => undefined);
  const { game, options } = rulesetParts(ruleset);
  const info = games.info?.[game];
  const id = valueOf(info, options, "edition");
  return info?.editions.find((one) => one.id === id);
}

/** What a ruleset text plays, by the name on its box. */
export function rulesetTitle(ruleset: string): string {
  const edition = editionOf(ruleset);
  return edition ? `${editionName(edition)} · ${editionSource(edition)}` : gameName(rulesetParts(ruleset).game);
}

/** Whose edition a ruleset text plays: "Gibsons 2010"; empty where there are none. */
export function rulesetSource(ruleset: string): string {
  const edition = editionOf(ruleset);
  return edition ? [edition.publishers[0], edition.years[0]].filter(Boolean).join(" ") : "";
}

/** The name on the box of what a ruleset text plays, or the game's. */
export function rulesetName(ruleset: string): string {
  const edition = editionOf(ruleset);
  return edition ? editionName(edition) : gameName(rulesetParts(ruleset).game);
}

/** The bots by strength that a game has, weakest first. */
export function levelsOf(bots: BotList | null, game: string): string[] {
  return (bots?.levels[game] ?? []).map((level) => `level:${level}`);
}

/** The bots of a game that are known by their manner: those there is nothing to set about. */
export function charactersOf(bots: BotList | null, game: string): string[] {
  const named = (bots?.bots ?? []).filter((bot) => bot.games.includes(game) && !bot.foreign && !bot.parameters.length);
  return named.map(({ name }) => name);
}

/** Who plays where nobody was asked for: somebody of middling strength, or whoever there is. */
export function usualBot(bots: BotList | null, game: string): string {
  const levels = levelsOf(bots, game);
  return levels[Math.ceil(levels.length / 2) - 1] ?? charactersOf(bots, game)[0] ?? "random";
}
