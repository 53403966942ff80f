/** The race's own types. A view, an event or a setting of another game has no place on this board. */
import type {
  AnyChoice,
  HareChoice,
  HareEvent as Declared,
  HareSetting,
  HareView as Seen,
  Narrated,
  Setting,
  TableView,
} from "../../lib/api/schema";
import type { GameEvent, View } from "../../lib/table/view";

export type { HareChoice, HareOdds, HarePawn, HareSetting } from "../../lib/api/schema";
export type HareView = Seen & TableView;
export type HareEvent = Declared & Narrated;
export type PawnLetter = HareView["pawns"][number]["name"];

const NAME = "hare";

export function isHareView(view: View): view is HareView {
  return view.game === NAME;
}

export function isHareEvent(event: GameEvent): event is HareEvent {
  return event.say.key.startsWith(`${NAME}-`);
}

export function isHareSetting(setting: Setting): setting is HareSetting {
  return setting.game === NAME;
}

export function isHareChoice(choice: AnyChoice | View["choices"][number]): choice is HareChoice {
  return "pawn" in choice && "cost" in choice;
}

export function hareView(view: View | null): HareView | null {
  return view && isHareView(view) ? view : null;
}

export function hareSetting(setting: Setting | undefined): HareSetting | null {
  return setting && isHareSetting(setting) ? setting : null;
}
