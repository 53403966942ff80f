/** A race for tests: two or more seats with a pawn each on Start, changed as the test wishes. */
import type { LogLine } from "../../src/lib/table/log";
import type { HareChoice, HareEvent, HarePawn, HareSetting, HareView } from "../../src/games/hare/types";

export function pawn(seat: number, changes: Partial<HarePawn> = {}): HarePawn {
  return {
    seat,
    name: "a",
    space: 0,
    face: "up",
    position: 1,
    printed: 0,
    place: null,
    must_leave: false,
    waits: 0,
    ...changes,
  };
}

export function choice(action: string, changes: Partial<HareChoice> = {}): HareChoice {
  return {
    action,
    does: "hare-does-carrot",
    legal: true,
    why_not: [],
    kind: "forward",
    pawn: "a",
    space: 0,
    printed: 0,
    cost: 0,
    gain: 0,
    left: 0,
    position: 1,
    ...changes,
  };
}

export function race(changes: Partial<HareView> = {}): HareView {
  const seats = [65, null].map((carrots, seat) => {
    return { seat, carrots, shown: false, lettuces: 3, gift: 0, team: null, finish_limit: 10 };
  });
  return {
    game: "hare",
    ruleset: "hare(players=3)",
    names: ["Ann", "Ben"],
    to_act: [0],
    outcome: null,
    from_position: false,
    edition: "gibsons-2010",
    phase: "action",
    turn: 0,
    pawns: [pawn(0), pawn(1)],
    deck: null,
    pending: null,
    hare_odds: [],
    home: 0,
    seat: 0,
    seats,
    prompt: { key: "hare-prompt-action", params: {} },
    choices: [],
    behind: {},
    ...changes,
  };
}

export function setting(spaces: string[]): HareSetting {
  return {
    game: "hare",
    options: {},
    secrets: true,
    teams: null,
    extras: [],
    edition: "gibsons-2010",
    edition_names: {},
    runner: "tortoise",
    board: { id: "new", spaces },
    printed: spaces.map((_, space) => space),
    hare: "deck",
    pawns_each: 1,
    carrots: 65,
    lettuces: 3,
  };
}

type Kind = HareEvent["kind"];

/** An event with its sentence; the key of the sentence says to which game it belongs. */
export function event<K extends Kind>(kind: K, fields: Omit<Extract<HareEvent, { kind: K }>, "kind" | "say">) {
  return { kind, say: { key: `hare-event-${kind}`, params: {} }, ...fields };
}

/** A log: each entry with the seat that decided (null: chance), and its events. */
export function logged(...entries: [number | null, ...HareEvent[]][]): LogLine[] {
  let id = 1;
  return entries.flatMap(([seat, ...events], act) =>
    events.map((one) => ({ id: id++, message: one.say, event: one, act: act + 1, seat })),
  );
}
