/** What is being set up on the new-table screen, and what of it the server is asked for. Pure. */
import type { GameInfo, SeatWish, TableWish } from "../../lib/api/schema";
import { fitting, optionOf, rulesetText, type Options } from "../../lib/rulesets";

export const SEAT_KINDS = ["person", "bot", "open"] as const;

export interface SeatDraft {
  kind: (typeof SEAT_KINDS)[number];
  name: string;
  /** The bot's spec; empty for the usual one. */
  bot: string;
}

export interface Draft {
  info: GameInfo;
  options: Options;
  seats: readonly SeatDraft[];
  public: boolean;
  spectators: boolean;
  chat: boolean;
  autoplay: boolean;
  pace: string;
}

export type Company = "bots" | "device" | "friends";

const KIND_OF_OTHERS: Record<Company, SeatDraft["kind"]> = { bots: "bot", device: "person", friends: "open" };
const FEWEST = 2;

export function emptyDraft(info: GameInfo, company: Company, name = ""): Draft {
  const players = Number(optionOf(info, "players")?.default ?? FEWEST);
  const seats = Array.from({ length: players }, (_, seat): SeatDraft => {
    return { kind: seat === 0 ? "person" : KIND_OF_OTHERS[company], name: seat === 0 ? name : "", bot: "" };
  });
  return { info, options: {}, seats, public: false, spectators: true, chat: true, autoplay: true, pace: "live" };
}

/** Everything that is chosen about the rules, the number of players included. */
export function chosenOptions({ info, options, seats }: Draft): Options {
  return optionOf(info, "players") ? { ...options, players: String(seats.length) } : options;
}

export function rulesetOf(draft: Draft): string {
  return rulesetText(draft.info.name, chosenOptions(draft));
}

/** Another option; what does not go with it goes back to what is usual. */
export function withOption(draft: Draft, name: string, value: string): Draft {
  const wanted = { ...chosenOptions(draft), [name]: value };
  if (value === optionOf(draft.info, name)?.default) delete wanted[name];
  const options = { ...fitting(draft.info, wanted) };
  delete options.players;
  return { ...draft, options };
}

/** More seats are filled like the last one; fewer are taken from the end. */
export function withPlayers(draft: Draft, players: number): Draft {
  const last = draft.seats.at(-1) ?? { kind: "bot", name: "", bot: "" };
  const seats = Array.from({ length: players }, (_, seat): SeatDraft => draft.seats[seat] ?? { ...last, name: "" });
  const options = { ...fitting(draft.info, chosenOptions({ ...draft, seats })) };
  delete options.players;
  return { ...draft, seats, options };
}

/** Another game; those who sit there stay, as far as there are seats for them. */
export function withGame(draft: Draft, info: GameInfo): Draft {
  const { values = [], default: usual = String(FEWEST) } = optionOf(info, "players") ?? {};
  const players = values.includes(String(draft.seats.length)) ? draft.seats.length : Number(usual);
  return withPlayers({ ...draft, info, options: {} }, players);
}

export function newTable(draft: Draft, nameOf: (seat: number) => string, usualBot: string): TableWish {
  const seats = draft.seats.map((seat, number): SeatWish => {
    if (seat.kind === "person") return { kind: "person", name: seat.name.trim() || nameOf(number) };
    return seat.kind === "bot" ? { kind: "bot", bot: seat.bot || usualBot } : { kind: "open" };
  });
  return {
    ruleset: rulesetOf(draft),
    public: draft.public,
    spectators: draft.spectators,
    chat: draft.chat,
    autoplay: draft.autoplay,
    pace: draft.pace,
    stand_in: usualBot,
    start: !draft.seats.some((seat) => seat.kind === "open"),
    seats,
  };
}
