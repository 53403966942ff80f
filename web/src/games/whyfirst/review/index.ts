import type { ActionName, ReviewParts } from "../../module";
import { readCard, signed } from "../cards";
import { whyFirstView, type WhyFirstChoice } from "../types";
import Still from "./Still.svelte";

function actionName(choice: WhyFirstChoice, names: readonly string[]): ActionName {
  const whom = choice.kind === "lay" || choice.to === null ? "" : (names[choice.to] ?? "");
  if (choice.kind === "move") return { head: whom, detail: "" };
  const { value, white } = readCard(choice.card);
  return { head: signed(value), detail: whom || (white === null ? "" : String(white)) };
}

export const review: ReviewParts = {
  Still,
  actionName: (action, view, _setting, names) => {
    const choice = whyFirstView(view)?.choices.find((one) => one.action === action);
    return choice ? actionName(choice, names) : { head: action, detail: "" };
  },
};
