/** What puzzles are about, in words. */
import { t, words } from "../../lib/i18n/i18n.svelte";

export function themeName(game: string, theme: string): string {
  const key = `${game}-theme-${theme}`;
  return theme && words.has(key) ? t(key) : t("web-puzzles-theme-none");
}
