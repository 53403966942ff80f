import { describe, expect, it } from "vitest";
import { animate, stagedView, type StagedView } from "../../src/games/whyfirst/animate";
import { keyed, pointsText, readCard, signed, spaceLabel } from "../../src/games/whyfirst/cards";
import { COURSES, HIGHEST, LOWEST, standing, stone } from "../../src/games/whyfirst/course";
import { places, readChoice } from "../../src/games/whyfirst/places";
import type { WhyFirstView } from "../../src/games/whyfirst/types";
import { event } from "./events";

function view(changes: Partial<WhyFirstView> = {}): StagedView {
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

/** The table at each moment of an event. */
const shown = (...happened: Parameters<typeof animate>) => animate(...happened).map((beat) => stagedView(beat.view)!);

describe("cards", () => {
  it("are read with and without a white number", () => {
    expect(readCard("-2")).toEqual({ text: "-2", value: -2, white: null });
    expect(readCard("+3/21")).toEqual({ text: "+3/21", value: 3, white: 21 });
  });

  it("are written with real signs", () => {
    expect([signed(3), signed(-2), signed(0), pointsText(0), spaceLabel(-12), spaceLabel(0)]).toEqual([
      "+3",
      "−2",
      "±0",
      "0",
      "−12",
      "0",
    ]);
  });

  it("of one value are told apart in a hand", () => {
    expect(keyed(["+3", "+3"]).map(({ key }) => key)).toEqual(["+3#0", "+3#1"]);
  });
});

describe("the places on the table", () => {
  it("show who has chosen, and to me what I chose", () => {
    const seats = view().seats.map((one) => ({ ...one, has_chosen: one.seat < 2 }));
    const row = places(view({ seats, choice: "+3@1" }), null);
    expect(row.map(({ state, card, to }) => [state, card, to])).toEqual([
      ["down", "+3", 1],
      ["down", null, null],
      ["waiting", null, null],
    ]);
  });

  it("lie in the order of the white numbers while pawns are moved", () => {
    const trick = {
      round: 1,
      trick: 1,
      cards: ["+1/3", "-2/17", "+5/32"].map((card, seat) => ({ seat, card, to: null })),
    };
    const row = places(view({ phase: "move", to_act: [2] }), trick);
    expect(row.map(({ seat }) => seat)).toEqual([2, 1, 0]);
    expect(row[0]!.acts).toBe(true);
  });

  it("read a choice on Leo", () => {
    expect(readChoice("-1@leo", 2)).toEqual({ card: "-1", to: 2 });
  });
});

describe("the show", () => {
  it("turns a card up and takes it from my hand, one of two", () => {
    const [now] = shown(view(), event("revealed", { seat: 0, card: "+3", to: 1, automatic: false }));
    expect(now!.hand).toEqual(["-1", "+3"]);
    expect(now!.open?.cards).toEqual([{ seat: 0, card: "+3", to: 1 }]);
  });

  it("walks space by space and ends where the engine says", () => {
    const walk = event("moved", { by: null, seat: 1, amount: -3, origin: 0, space: -3, stopped: false });
    const path = shown(view(), walk).map(({ seats }) => seats[1]!.space);
    expect(path).toEqual([0, -1, -2, -3, -3]);
  });

  it("stays where the cards cancel out", () => {
    const stay = event("moved", { by: null, seat: 1, amount: 0, origin: 0, space: 0, stopped: false });
    expect(shown(view(), stay).every(({ seats }) => seats[1]!.space === 0)).toBe(true);
    expect(animate(view(), stay)[0]!.effect?.text).toBe("±0");
  });
});

describe("the course", () => {
  it.each(Object.entries(COURSES))("%s has a stone for every space, inside the picture", (_, course) => {
    expect(course.points).toHaveLength(HIGHEST - LOWEST + 1);
    for (const { x, y } of course.points) {
      expect(x).toBeGreaterThan(course.radius);
      expect(x).toBeLessThan(course.width - course.radius);
      expect(y).toBeGreaterThan(course.radius);
      expect(y).toBeLessThan(course.height - course.radius);
    }
  });

  it.each(Object.entries(COURSES))("%s gives everybody in a crowd a place of their own", (_, course) => {
    const places = [0, 1, 2, 3, 4, 5].map((place) => standing(course, 0, place, 6));
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(6);
    expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThan(stone(course, 0).y - course.room - course.radius);
  });
});
