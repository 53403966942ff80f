/** What a draw is called and what it does, in words. */
import { t, words } from "../../../lib/i18n/i18n.svelte";
import type { OvertakeScene, Source } from "./scene";

type Card = Extract<Source, { by: "card" }>;

/** "Ten a lettuce"; a card of carrots is called by its number. */
export function cardTitle({ card, effect }: Pick<Card, "card" | "effect">): string {
  return t(`hare-card-${effect}`, { card });
}

export function cardText({ card, effect }: Pick<Card, "card" | "effect">): string {
  const amount = Number(card);
  if (effect === "carrots" && Number.isFinite(amount))
    return t(amount > 0 ? "hare-take-carrots" : "hare-pay-carrots", { amount: Math.abs(amount) });
  return effectText(effect);
}

export function effectName(effect: string): string {
  return t(`hare-card-${effect}`, { card: "" });
}

export function effectText(effect: string): string {
  const key = `hare-effect-${effect}`;
  return words.has(key) ? t(key) : effectName(effect);
}

/** "Ann is second now; space 20 pays 20": who has gained a place, and the number spaces that it changes. */
export function overtakeText(
  { shifts, stones }: Pick<OvertakeScene, "shifts" | "stones">,
  names: readonly string[],
  printed: readonly number[],
): string {
  const ahead = shifts.filter(({ from, to }) => to < from);
  const told = [
    ...ahead.map(({ seat, to }) => t("web-scene-place-now", { name: names[seat] ?? "", place: to })),
    ...stones.map(({ space, waits }) => {
      const number = printed[space] ?? space;
      return waits > 0
        ? t("web-scene-pays", { space: number, count: waits })
        : t("web-scene-pays-no-more", { space: number });
    }),
  ];
  return told.join("; ");
}
