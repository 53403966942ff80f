import HareFigure from "../../art/HareFigure.svelte";
import type { HareView } from "../../lib/api/types";
import type { GameModule } from "../module";
import { animate } from "./animate";
import HareBoard from "./HareBoard.svelte";
import HareSeatBrief from "./HareSeatBrief.svelte";
import HareSeatFacts from "./HareSeatFacts.svelte";
import { raceOrder } from "./moves";

export const game: GameModule = {
  Board: HareBoard,
  SeatFacts: HareSeatFacts,
  SeatBrief: HareSeatBrief,
  Figure: HareFigure,
  order: (view) => raceOrder(view as HareView),
  animate,
  hasSecrets: ({ options }) => options.open_carrots !== "true" && options.memory_aid !== "true",
  masked: (shown) => {
    const view = shown as HareView;
    const seats = view.seats.map((seat) => ({ ...seat, carrots: seat.shown ? seat.carrots : null }));
    return { ...view, seats, choices: [] };
  },
};
