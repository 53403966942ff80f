/** What an action of a view is called. */
import type { GameModule } from "../../games/module";
import type { Setting } from "../api/schema";
import type { View } from "./view";

export function choiceName(
  game: GameModule,
  view: View | null,
  action: string,
  setting: Setting,
  names: readonly string[],
): string {
  const choice = view?.choices.find((one) => one.action === action);
  return (choice && game.choiceText?.(choice, setting, names, view?.seat ?? null)) ?? action;
}
