/** The race in words: spaces, choices and odds, for the cards on the screen and for the screen reader alike. */
import type { HareChoice, HareSetting, HareView } from "./types";
import { t, words } from "../../lib/i18n/i18n.svelte";
import type { HareChance } from "./moves";
import { FINISH, START } from "./track";

/** "Space 12", by the number the board prints. */
export function spaceName(space: number, setting: HareSetting): string {
  if (space === START) return t("web-hare-start");
  if (space === FINISH) return t("web-hare-finish");
  return t("web-hare-space", { number: setting.printed[space] ?? space });
}

/** "carrot", "number 3", "numbers 1, 5 and 6". */
export function kindName(kind: string, setting: HareSetting): string {
  const numbers = kind.replaceAll("/", "");
  if (/^\d$/.test(numbers)) return t("web-hare-kind-number", { number: numbers });
  if (/^\d+$/.test(numbers)) return t("web-hare-kind-numbers", { numbers: words.list(numbers.split("")) });
  return kind === "tortoise" ? t(`web-hare-kind-${setting.runner}`) : t(`web-hare-kind-${kind}`);
}

export function place(position: number): string {
  return t("web-place", { place: position });
}

/** What a move takes and gives: "costs 15 carrots", "brings 40 carrots". */
export function priceText(choice: HareChoice): string {
  if (choice.cost && choice.gain) return t("web-hare-price-both", { cost: choice.cost, gain: choice.gain });
  if (choice.cost) return t("web-hare-price-cost", { cost: choice.cost });
  return choice.gain ? t("web-hare-price-gain", { gain: choice.gain }) : t("web-hare-price-free");
}

/** What the button says that does it: "Go to 29 · 55 carrots", "Back to 19 · brings 40 carrots". */
export function goText(choice: HareChoice, setting: HareSetting): string {
  const { kind, space, cost, gain } = choice;
  const end = space === START ? t("web-hare-start") : space === FINISH ? t("web-hare-finish") : null;
  const to = end ?? String(setting.printed[space] ?? space);
  const price = cost && !gain ? t("web-hare-carrots", { count: cost }) : priceText(choice);
  return t(kind === "back" ? "web-hare-go-back" : "web-hare-go", { space: to, price });
}

/** What is chosen, wherever it is told: the same, or what a deed is called; with two hares also which one. */
export function choiceText(choice: HareChoice, setting: HareSetting): string {
  const { kind, pawn, action } = choice;
  const what = kind === "forward" || kind === "back" ? goText(choice, setting) : t(`web-hare-do-${kind}`);
  return action.startsWith(pawn) ? `${pawn.toUpperCase()}: ${what}` : what;
}

/** What may come of a hare space: "Take 10 carrots or give 10.", "+5, +10 … +25". */
export function chanceText({ effect, values }: HareChance): string {
  if (!values.length) return t(`hare-effect-${effect}`);
  const key = values.every((value) => value > 0) ? "web-hare-odds-gain" : "web-hare-odds-loss";
  return t(key, { values: spanned(values.map(signed)) });
}

/** "+10", "-15": Fluent makes a real minus of it. */
function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** A few values in full, many from the first ones to the last. */
function spanned(values: readonly string[]): string {
  const { length } = values;
  return length <= 3 ? values.join(", ") : `${values.slice(0, 2).join(", ")} … ${values[length - 1]}`;
}

export function percent({ chances, total }: HareChance): string {
  return new Intl.NumberFormat(words.locale, { style: "percent", maximumFractionDigits: 0 }).format(chances / total);
}

/** A number as the language writes it. */
export function figure(number: number): string {
  return new Intl.NumberFormat(words.locale).format(number);
}

/** Who stands on a space, in words. */
export function occupants(view: HareView, space: number, names: string[]): string {
  const here = view.pawns.filter((pawn) => pawn.space === space && (space !== FINISH || pawn.place));
  if (!here.length) return "";
  const known = here.map((pawn) => {
    const name = names[pawn.seat] ?? "";
    const who =
      view.pawns.filter((other) => other.seat === pawn.seat).length > 1 ? `${name} ${pawn.name.toUpperCase()}` : name;
    return pawn.face === "up" ? who : t(`web-hare-lying-${pawn.face}`, { name: who });
  });
  return t("web-hare-here", { count: known.length, names: words.list(known) });
}
