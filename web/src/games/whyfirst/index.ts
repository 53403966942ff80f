import { t } from "../../lib/i18n/i18n.svelte";
import type { GameModule } from "../module";
import { animate, settle } from "./animate";
import Hill from "./Hill.svelte";
import { laneOf } from "./lane";
import Notes from "./Notes.svelte";
import { choiceText } from "./phrases";
import Slips from "./Slips.svelte";
import { turnsOf } from "./turns";
import { isWhyFirstChoice, isWhyFirstEvent, isWhyFirstView } from "./types";
import WhyFirstBoard from "./WhyFirstBoard.svelte";
import WhyFirstSeatFacts from "./WhyFirstSeatFacts.svelte";

export const game: GameModule = {
  Board: WhyFirstBoard,
  Seats: Slips,
  SeatFacts: WhyFirstSeatFacts,
  Ground: Hill,
  notes: { title: () => t("web-whyfirst-score"), Content: Notes },
  lane: (view, seat) => (isWhyFirstView(view) ? laneOf(view, seat) : null),
  turns: turnsOf,
  moment: (view) => {
    if (!isWhyFirstView(view)) return "";
    const { round, rounds, trick, tricks } = view;
    return `${t("web-whyfirst-round", { round, rounds })} · ${t("web-whyfirst-trick", { trick, tricks })}`;
  },
  choiceText: (choice, _setting, names, seat) =>
    isWhyFirstChoice(choice) ? choiceText(choice, names, seat) : choice.action,
  order: (view) => {
    if (!isWhyFirstView(view)) return [];
    const { seats } = view;
    return seats.map(({ seat }) => seat).sort((one, other) => seats[other]!.space - seats[one]!.space || one - other);
  },
  animate: (view, event, _setting, around) => animate(view, event, around),
  settle: (_before, after, _setting, shown) => settle(after, shown),
  aside: (event) => isWhyFirstEvent(event) && event.kind === "chose",
  masked: (view) => (isWhyFirstView(view) ? { ...view, hand: [], choice: null, elsewhere: {}, choices: [] } : view),
  points: {
    of: (view) => (isWhyFirstView(view) ? (view.outcome?.totals ?? []) : []),
    how: "web-result-second",
  },
};
