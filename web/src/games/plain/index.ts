/** A game of which the page knows nothing but its views: they are shown as they are. */
import type { GameModule } from "../module";
import { common } from "./fields";
import PlainBoard from "./PlainBoard.svelte";

const READ_MS = 700;

export const game: GameModule = {
  Board: PlainBoard,
  order: ({ names }) => names.map((_, seat) => seat),
  animate: (view) => [{ view: { ...view, choices: [] }, ms: READ_MS }],
  masked: common,
};
