/** What is chosen, in one line: "Gibsons 2010, you and three fair bots, usual rules." */
import { t, words } from "../../lib/i18n/i18n.svelte";
import { gameName } from "../../lib/stores/games.svelte";
import { valueOf } from "../../lib/rulesets";
import { chosenOptions, variantsOf, type Draft } from "./draft";

export function told(draft: Draft): string {
  return t("web-told", { title: titleOf(draft), who: whoOf(draft), rules: rulesOf(draft) });
}

/** "Gibsons 2010", or the game where there is one edition. */
function titleOf(draft: Draft): string {
  const id = valueOf(draft.info, chosenOptions(draft), "edition");
  const edition = draft.info.editions.find((one) => one.id === id);
  return edition ? [edition.publishers[0], edition.years[0]].join(" ") : gameName(draft.info.name);
}

export function whoOf({ seats, difficulty }: Draft): string {
  const count = (kind: string) => seats.filter((seat) => seat.kind === kind).length;
  const [bots, friends] = [count("bot"), count("open")];
  const me = seats[0]?.kind === "person";
  const here = count("person") - Number(me);
  if (bots === seats.length) return t("web-told-watch");
  const own = seats.some((seat) => seat.kind === "bot" && seat.bot);
  return words.list([
    ...(me ? [t("web-told-you")] : []),
    ...(here ? [t("web-told-here", { count: here })] : []),
    ...(friends ? [t("web-told-friends", { count: friends })] : []),
    ...(bots ? [t(`web-told-bots-${own ? "own" : difficulty}`, { count: bots })] : []),
  ]);
}

export function rulesOf(draft: Draft): string {
  const count = variantsOf(draft).length;
  return count ? t("web-told-variants", { count }) : t("web-told-usual");
}
