import { t } from "../../../lib/i18n/i18n.svelte";
import type { ActionName, ReviewParts } from "../../module";
import "../kinds.css";
import { kindName, priceText } from "../phrases";
import { FINISH, START } from "../track";
import { hareView, isHareSetting, type HareChoice, type HareSetting } from "../types";
import Still from "./Still.svelte";

function actionName(choice: HareChoice, setting: HareSetting): ActionName {
  const { kind, space, pawn, action } = choice;
  const whose = action.startsWith(pawn) ? `${pawn.toUpperCase()} ` : "";
  if (kind !== "forward" && kind !== "back") return { head: whose + t(`web-hare-do-${kind}`), detail: "" };
  if (space === FINISH) return { head: whose + t("web-hare-finish"), detail: priceText(choice) };
  if (space === START) return { head: whose + t("web-hare-start"), detail: priceText(choice) };
  const head = `${whose}${setting.printed[space] ?? space}`;
  return { head, detail: kindName(setting.board.spaces[space] ?? "", setting) };
}

export const review: ReviewParts = {
  Still,
  actionName: (action, view, setting) => {
    const choice = hareView(view)?.choices.find((one) => one.action === action);
    return choice && isHareSetting(setting) ? actionName(choice, setting) : { head: action, detail: "" };
  },
};
