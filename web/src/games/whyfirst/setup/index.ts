import type { Setup } from "../../module";
import { putAt, readTrick, writeTrick } from "./facts";
import Form from "./Form.svelte";

export const setup: Setup = {
  Form,
  dropped: (facts, piece, space) => {
    const trick = readTrick(facts);
    const seat = trick.pawns.findIndex((_, one) => String(one) === piece);
    return seat < 0 ? null : writeTrick(putAt(trick, seat, space));
  },
};
