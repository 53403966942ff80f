/** What is being set up on the new-table screen, and what of it the server is asked for. Pure. */
import { rulesetText } from "../../lib/api/client";
import type { GameName, NewSeat, NewTable } from "../../lib/api/types";

export interface SeatDraft {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
}

export interface Draft {
  game: GameName;
  options: Record<string, string>;
  seats: SeatDraft[];
  public: boolean;
  spectators: boolean;
  chat: boolean;
  autoplay: boolean;
  pace: string;
}

export type Company = "bots" | "device" | "friends";

export const DEFAULT_BOT = "level:4";
const KIND_OF_OTHERS: Record<Company, SeatDraft["kind"]> = { bots: "bot", device: "person", friends: "open" };

export function emptyDraft(game: GameName, company: Company, players = 4, name = ""): Draft {
  const seats = Array.from({ length: players }, (_, seat): SeatDraft => {
    return { kind: seat === 0 ? "person" : KIND_OF_OTHERS[company], name: seat === 0 ? name : "", bot: DEFAULT_BOT };
  });
  return { game, options: {}, seats, public: false, spectators: true, chat: true, autoplay: true, pace: "live" };
}

/** More seats are filled like the last one; fewer are taken from the end. */
export function withPlayers(draft: Draft, players: number): Draft {
  const last = draft.seats.at(-1) ?? { kind: "bot", name: "", bot: DEFAULT_BOT };
  const seats = Array.from({ length: players }, (_, seat): SeatDraft => draft.seats[seat] ?? { ...last, name: "" });
  return { ...draft, seats, options: possible(draft.options, players) };
}

/** Options that need other numbers of players go back to their defaults. */
export function possible(options: Record<string, string>, players: number): Record<string, string> {
  const kept = { ...options };
  if (!teamsAllowed(kept.teams ?? "0", players)) delete kept.teams;
  if (kept.until === "winner" && !stopAtWinnerAllowed(kept, players)) delete kept.until;
  if (players !== 2) delete kept.number_pay;
  return kept;
}

export function teamsAllowed(teams: string, players: number): boolean {
  if (teams === "2") return players === 4 || players === 6;
  return teams === "0" || players === 6;
}

export function stopAtWinnerAllowed(options: Record<string, string>, players: number): boolean {
  return players > 2 && (options.teams ?? "0") === "0";
}

export function newTable(draft: Draft, nameOf: (seat: number) => string): NewTable {
  const seats = draft.seats.map((seat, number): NewSeat => {
    if (seat.kind === "person") return { kind: "person", name: seat.name.trim() || nameOf(number) };
    return seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: "open" };
  });
  return {
    ruleset: rulesetText(draft.game, { ...draft.options, players: String(draft.seats.length) }),
    public: draft.public,
    spectators: draft.spectators,
    chat: draft.chat,
    autoplay: draft.autoplay,
    companion: false,
    pace: draft.pace,
    stand_in: DEFAULT_BOT,
    start: !draft.seats.some((seat) => seat.kind === "open"),
    seats,
  };
}
