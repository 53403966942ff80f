import type { Setup } from "../../module";
import { pieceOf, putAt, readRace, writeRace } from "./facts";
import Form from "./Form.svelte";

export const setup: Setup = {
  Form,
  dropped: (facts, piece, space) => {
    const race = readRace(facts);
    const pawn = race.pawns.findIndex((one) => pieceOf(one) === piece);
    return pawn < 0 ? null : writeRace(putAt(race, pawn, space));
  },
};
