/** What is being set up on the new-table screen, and what of it the server is asked for. Pure. */
import type { GameInfo, Option, SeatWish, TableInfo, TableWish } from "../../lib/api/schema";
import { fitting, matters, optionOf, rulesetParts, rulesetText, type Options } from "../../lib/rulesets";
import { botFor, type Difficulty } from "./difficulty";

export const SEAT_KINDS = ["person", "bot", "open"] as const;

export interface SeatDraft {
  kind: (typeof SEAT_KINDS)[number];
  name: string;
  /** The bot's spec; empty for one of the chosen difficulty. */
  bot: string;
}

export interface Draft {
  info: GameInfo;
  options: Options;
  seats: readonly SeatDraft[];
  difficulty: Difficulty;
  public: boolean;
  spectators: boolean;
  chat: boolean;
  autoplay: boolean;
  pace: string;
  /** On this device, without a server. */
  here: boolean;
  hints: TableInfo["hints"];
}

export type Company = "bots" | "device" | "friends";

const KIND_OF_OTHERS: Record<Company, SeatDraft["kind"]> = { bots: "bot", device: "person", friends: "open" };
const FEWEST = 2;

export function emptyDraft(info: GameInfo, company: Company, name = ""): Draft {
  const players = Number(optionOf(info, "players")?.default ?? FEWEST);
  const seats = Array.from({ length: players }, (_, seat): SeatDraft => {
    return { kind: seat === 0 ? "person" : KIND_OF_OTHERS[company], name: seat === 0 ? name : "", bot: "" };
  });
  return {
    info,
    options: {},
    seats,
    difficulty: "fair",
    public: false,
    spectators: true,
    chat: true,
    autoplay: true,
    pace: "live",
    here: false,
    hints: "usual",
  };
}

/** What one raced last against bots alone, as the browser remembers it. */
export interface LastRace {
  ruleset: string;
  difficulty: Difficulty;
}

/** The edition that the readers of a language begin with; empty where a game has none for them. */
export function editionFor({ editions }: GameInfo, language: string): string {
  return editions.find(({ languages }) => languages.includes(language))?.id ?? "";
}

/** A race at once: what was raced last, or the edition of one's language against gentle bots. */
export function raceDraft(info: GameInfo, language: string, last: LastRace | null, name = ""): Draft {
  const empty = { ...emptyDraft(info, "bots", name), difficulty: last?.difficulty ?? "gentle" };
  const { game, options } = rulesetParts(last?.ruleset ?? "");
  if (!last || game !== info.name) {
    const edition = editionFor(info, language);
    return edition ? withOption(empty, "edition", edition) : empty;
  }
  const { players = String(empty.seats.length), ...others } = options;
  const counts = optionOf(info, "players")?.values ?? [];
  const seated = counts.includes(players) ? withPlayers(empty, Number(players)) : empty;
  return Object.entries(others).reduce((draft, [option, value]) => {
    return optionOf(info, option)?.values.includes(value) ? withOption(draft, option, value) : draft;
  }, seated);
}

/** Whether I am the only person at the table. */
export function isAlone({ seats }: Draft): boolean {
  return seats.every(({ kind }, seat) => (seat === 0 ? kind === "person" : kind === "bot"));
}

/** Everything that is chosen about the rules, the number of players included. */
export function chosenOptions({ info, options, seats }: Draft): Options {
  return optionOf(info, "players") ? { ...options, players: String(seats.length) } : options;
}

export function rulesetOf(draft: Draft): string {
  return rulesetText(draft.info.name, chosenOptions(draft));
}

/** The options that differ from what is usual, beside edition and seats. */
export function variantsOf({ options }: Draft): string[] {
  return Object.keys(options).filter((name) => name !== "edition");
}

/** The variants there are to choose from, beside what is chosen. */
export function openVariants(draft: Draft): Option[] {
  const chosen = chosenOptions(draft);
  return draft.info.options.filter(
    (option) => !["edition", "players"].includes(option.name) && matters(draft.info, option, chosen),
  );
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

/** Bots of another strength: who was chosen one by one stays no longer. */
export function withDifficulty(draft: Draft, difficulty: Difficulty): Draft {
  return { ...draft, difficulty, seats: draft.seats.map((seat) => ({ ...seat, bot: "" })) };
}

export function withSeat(draft: Draft, number: number, what: Partial<SeatDraft>): Draft {
  return { ...draft, seats: draft.seats.map((seat, other) => (other === number ? { ...seat, ...what } : seat)) };
}

/** Whether somebody is still to come. */
export function hasFreeSeats({ seats }: Draft): boolean {
  return seats.some(({ kind }) => kind === "open");
}

/** The table to which friends are asked: where no seat is free for them, the bots make room. */
export function inviting(draft: Draft): Draft {
  if (hasFreeSeats(draft)) return draft;
  const seats = draft.seats.map((seat): SeatDraft => (seat.kind === "bot" ? { ...seat, kind: "open" } : seat));
  return { ...draft, seats };
}

/** The bot of each seat that has one: its own, or one of the chosen difficulty. */
export function botsOf({ seats, difficulty }: Draft, levels: readonly string[]): (string | null)[] {
  let place = 0;
  return seats.map(({ kind, bot }) => (kind === "bot" ? bot || botFor(difficulty, levels, place++) : null));
}

export function newTable(draft: Draft, nameOf: (seat: number) => string, levels: readonly string[]): TableWish {
  const bots = botsOf(draft, levels);
  const seats = draft.seats.map((seat, number): SeatWish => {
    if (seat.kind === "person") return { kind: "person", name: seat.name.trim() || nameOf(number) };
    return seat.kind === "bot" ? { kind: "bot", bot: bots[number]! } : { kind: "open" };
  });
  return {
    ruleset: rulesetOf(draft),
    public: draft.public && !draft.here,
    spectators: draft.spectators,
    chat: draft.chat,
    autoplay: draft.autoplay,
    pace: draft.here ? "live" : draft.pace,
    hints: draft.hints,
    stand_in: botFor("fair", levels, 0),
    start: !hasFreeSeats(draft),
    seats,
  };
}
