/** Choices in words. */
import { t } from "../../lib/i18n/i18n.svelte";
import { readCard, signed } from "./cards";
import type { WhyFirstChoice } from "./types";

/** What a choice is called, by whoever makes it. */
export function choiceText(choice: WhyFirstChoice, names: readonly string[], seat: number | null): string {
  const { kind, to } = choice;
  const shown = kind === "move" ? "" : signed(readCard(choice.card).value);
  if (kind === "lay") return t("web-whyfirst-confirm-lay", { card: shown });
  const mine = to === seat;
  const name = names[to ?? 0] ?? "";
  if (kind === "move") return mine ? t("web-whyfirst-confirm-move-own") : t("web-whyfirst-confirm-move", { name });
  return mine ? t("web-whyfirst-confirm-own", { card: shown }) : t("web-whyfirst-confirm-play", { card: shown, name });
}
