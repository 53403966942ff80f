/** The types of Why First? A view, an event or a setting of another game has no place on this table. */
import type {
  AnyChoice,
  Narrated,
  Setting,
  TableView,
  WhyFirstChoice,
  WhyFirstEvent as Declared,
  WhyFirstSetting,
  WhyFirstView as Seen,
} from "../../lib/api/schema";
import type { GameEvent, View } from "../../lib/table/view";

export type { WhyFirstChoice, WhyFirstEntrant, WhyFirstSetting } from "../../lib/api/schema";
export type WhyFirstView = Seen & TableView;
export type WhyFirstEvent = Declared & Narrated;

const NAME = "whyfirst";

export function isWhyFirstView(view: View): view is WhyFirstView {
  return view.game === NAME;
}

export function isWhyFirstChoice(choice: AnyChoice | View["choices"][number]): choice is WhyFirstChoice {
  return "to" in choice && "kind" in choice && ["lay", "play", "move"].includes(choice.kind);
}

export function isWhyFirstEvent(event: GameEvent): event is WhyFirstEvent {
  return event.say.key.startsWith(`${NAME}-`);
}

export function isWhyFirstSetting(setting: Setting): setting is WhyFirstSetting {
  return setting.game === NAME;
}

export function whyFirstView(view: View | null): WhyFirstView | null {
  return view && isWhyFirstView(view) ? view : null;
}
