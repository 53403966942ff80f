import type { GameModule } from "../module";
import { animate } from "./animate";
import { isWhyFirstEvent, isWhyFirstView } from "./types";
import WhyFirstBoard from "./WhyFirstBoard.svelte";
import WhyFirstSeatBrief from "./WhyFirstSeatBrief.svelte";
import WhyFirstSeatFacts from "./WhyFirstSeatFacts.svelte";

export const game: GameModule = {
  Board: WhyFirstBoard,
  SeatFacts: WhyFirstSeatFacts,
  SeatBrief: WhyFirstSeatBrief,
  order: (view) => {
    if (!isWhyFirstView(view)) return [];
    const { seats } = view;
    return seats.map(({ seat }) => seat).sort((one, other) => seats[other]!.space - seats[one]!.space || one - other);
  },
  animate,
  aside: (event) => isWhyFirstEvent(event) && event.kind === "chose",
  masked: (view) => (isWhyFirstView(view) ? { ...view, hand: [], choice: null, elsewhere: {}, choices: [] } : view),
  points: {
    of: (view) => (isWhyFirstView(view) ? (view.outcome?.totals ?? []) : []),
    how: "web-result-second",
  },
};
