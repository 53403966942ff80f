import HareFigure from "../../art/HareFigure.svelte";
import type { WhyFirstView } from "../../lib/api/types";
import type { GameModule } from "../module";
import { animate } from "./animate";
import WhyFirstBoard from "./WhyFirstBoard.svelte";
import WhyFirstSeatBrief from "./WhyFirstSeatBrief.svelte";
import WhyFirstSeatFacts from "./WhyFirstSeatFacts.svelte";

export const game: GameModule = {
  Board: WhyFirstBoard,
  SeatFacts: WhyFirstSeatFacts,
  SeatBrief: WhyFirstSeatBrief,
  Figure: HareFigure,
  order: (shown) => {
    const { seats } = shown as WhyFirstView;
    return seats.map(({ seat }) => seat).sort((one, other) => seats[other]!.space - seats[one]!.space || one - other);
  },
  animate,
  aside: ({ kind }) => kind === "chose",
  hasSecrets: () => true,
  masked: (view) => ({ ...(view as WhyFirstView), hand: [], choice: null, elsewhere: {}, choices: [] }),
};
