import type { Setup } from "../../module";
import { isWhyFirstView } from "../types";
import { putAt, readTrick, writeTrick } from "./facts";
import Form from "./Form.svelte";

export const setup: Setup = {
  Form,
  dropped: (facts, piece, space) => {
    const trick = readTrick(facts);
    const seat = trick.pawns.findIndex((_, one) => String(one) === piece);
    return seat < 0 ? null : writeTrick(putAt(trick, seat, space));
  },
  // Where the cards say how far all pawns together have come, one alone can hardly move.
  drawn: (view, facts) => {
    if (!isWhyFirstView(view)) return view;
    const { pawns } = readTrick(facts);
    return { ...view, seats: view.seats.map((one) => ({ ...one, space: pawns[one.seat] ?? one.space })) };
  },
};
