import type { StagedView } from "../../src/games/whyfirst/reveal";
import type { WhyFirstView } from "../../src/games/whyfirst/types";

/** A table of three who are about to choose. */
export function view(changes: Partial<WhyFirstView> = {}): StagedView {
  const seats = [0, 1, 2].map((seat) => {
    return { seat, leo: false, space: 0, total: 0, cards: 5, has_chosen: false, face_up: null };
  });
  return {
    game: "whyfirst",
    ruleset: "whyfirst(players=3)",
    names: ["Ann", "Ben", "Cleo"],
    from_position: false,
    seat: 0,
    to_act: [0, 1, 2],
    outcome: null,
    phase: "choose",
    prompt: { key: "", params: {} },
    round: 1,
    rounds: 5,
    trick: 1,
    tricks: 5,
    track: { lowest: -12, start: 0, highest: 16 },
    leo: null,
    seats,
    first: 0,
    second: null,
    runners_up: [],
    hand: ["-1", "+3", "+3"],
    choice: null,
    can_retract: false,
    played: [],
    elsewhere: {},
    last_round: null,
    ending: null,
    choices: [],
    ...changes,
  };
}
