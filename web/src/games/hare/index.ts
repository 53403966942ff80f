import type { GameModule } from "../module";
import "./kinds.css";
import { animate } from "./animate";
import HareBoard from "./HareBoard.svelte";
import HareSeatBrief from "./HareSeatBrief.svelte";
import HareSeatFacts from "./HareSeatFacts.svelte";
import { raceOrder } from "./moves";
import { FINISH, START } from "./track";
import { hareView, isHareSetting, isHareView } from "./types";

/** Parameters of messages that name a space of the track. */
const SPACES = new Set(["space", "origin"]);

export const game: GameModule = {
  Board: HareBoard,
  SeatFacts: HareSeatFacts,
  SeatBrief: HareSeatBrief,
  order: (view) => (isHareView(view) ? raceOrder(view) : []),
  animate,
  masked: (view, views) => {
    if (!isHareView(view)) return view;
    const hidden = (seat: number) => views.some((other) => hareView(other)?.seats[seat]?.carrots === null);
    const seats = view.seats.map((one) => (hidden(one.seat) ? { ...one, carrots: null } : one));
    return { ...view, seats, choices: [] };
  },
  printed: (param, value, setting) => {
    const label = SPACES.has(param) && value > START && value < FINISH && isHareSetting(setting);
    return label ? (setting.printed[value] ?? value) : value;
  },
};
