import { t } from "../../lib/i18n/i18n.svelte";
import { plainTurns } from "../../lib/table/log";
import type { GameModule } from "../module";
import "./kinds.css";
import { animate, settle } from "./animate";
import Coin from "./Coin.svelte";
import HareBoard from "./HareBoard.svelte";
import HareEndFacts from "./HareEndFacts.svelte";
import HareSeatFacts from "./HareSeatFacts.svelte";
import { laneOf } from "./lane";
import Meadow from "./Meadow.svelte";
import { raceOrder } from "./moves";
import { choiceText } from "./phrases";
import { FINISH, START } from "./track";
import { turnNow, turnsOf } from "./turns";
import { hareView, isHareChoice, isHareSetting, isHareView } from "./types";

/** Parameters of messages that name a space of the track. */
const SPACES = new Set(["space", "origin"]);

export const game: GameModule = {
  Board: HareBoard,
  SeatFacts: HareSeatFacts,
  EndFacts: HareEndFacts,
  Ground: Meadow,
  Coin,
  lane: (view, seat, setting) => (isHareView(view) && isHareSetting(setting) ? laneOf(view, seat, setting) : null),
  turns: (log, setting, whole) => (isHareSetting(setting) ? turnsOf(log, setting, whole) : plainTurns(log)),
  moment: (view, turns, whole, showing) => {
    const number = isHareView(view) ? turnNow(view, turns, whole, showing) : null;
    return number === null ? "" : t("web-turn", { number });
  },
  choiceText: (choice, setting) =>
    isHareChoice(choice) && isHareSetting(setting) ? choiceText(choice, setting) : choice.action,
  order: (view) => (isHareView(view) ? raceOrder(view) : []),
  animate: (view, event, _setting, around) => animate(view, event, around),
  settle,
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
