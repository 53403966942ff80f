/** What the server says: over HTTP as its schema has it; events and views (docs/server.md, src/festina/…/view.py) by hand. */
import type { components } from "./schema";

export interface Message {
  key: string;
  params: Record<string, unknown>;
}

export interface Reason extends Message {
  rule: string;
}

export interface GameEvent {
  kind: string;
  say: Message | null;
  [field: string]: unknown;
}

/* --- Tables ------------------------------------------------------------------------------------------------------- */

export type GameName = "hare" | "whyfirst";
export type TableStatus = "open" | "running" | "over" | "closed";

/** What the server takes and gives over HTTP: generated from its schema (`make types`). */
type Schemas = components["schemas"];
export type NewSeat = Schemas["SeatWish"];
export type NewTable = Schemas["TableWish"];
export type SeatChange = Schemas["SeatChange"];
export type Seat = Schemas["SeatTold"];
export type Takeback = Schemas["TakebackTold"];
export type MovingCode = Schemas["MovingCode"];
/** A refusal, or what the page itself found wrong with an answer. */
export type Trouble = Omit<Schemas["Trouble"], "code" | "reasons"> & {
  code: Schemas["Trouble"]["code"] | "unreachable" | "unreadable";
  reasons?: Reason[];
};
/** A table in a list. */
export type TableSummary = Schemas["TableTold"];
export type Me = Schemas["MeTold"];

export interface Table extends TableSummary {
  setting: Setting;
}

/** A table asked for by itself: with my views and the chat. */
export interface TableDetail extends Table {
  views: Views;
  chat_log: ChatLine[];
}

export type Invitation = Omit<Schemas["InvitationTold"], "table"> & { table: Table };

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/* --- Games and settings ------------------------------------------------------------------------------------------- */

export interface OptionInfo {
  values: string[];
  default: string;
}

export interface EditionInfo {
  id: string;
  names: Record<string, string>;
  years: number[];
  publishers: string[];
  players: number[];
  runner: "tortoise" | "hedgehog";
  printed_to_finish: boolean;
  reconstructed: boolean;
}

export interface GameInfo {
  options: Record<string, OptionInfo>;
  editions?: EditionInfo[];
}

export type GamesInfo = Record<GameName, GameInfo>;

export interface HareSetting {
  game: "hare";
  edition: string;
  edition_names: Record<string, string>;
  runner: "tortoise" | "hedgehog";
  board: { id: string; spaces: string[] };
  printed: number[];
  /** What hare spaces do: "deck", "die", "chart" or a variant. */
  hare: string;
  pawns_each: 1 | 2;
  teams: number[] | null;
  carrots: number;
  lettuces: number;
  options: Record<string, string>;
}

export interface WhyFirstSetting {
  game: "whyfirst";
  track: { lowest: number; start: number; highest: number };
  deck: Record<string, number>;
  options: Record<string, string>;
}

export type Setting = HareSetting | WhyFirstSetting;

/* --- Views -------------------------------------------------------------------------------------------------------- */

export interface Outcome {
  places: (number | null)[];
  winners: number[];
  team?: number;
  totals?: number[];
}

interface ViewBase {
  ruleset: string;
  seat: number | null;
  to_act: (number | "chance")[];
  outcome: Outcome | null;
  phase: string;
  prompt: Message;
  /** Whether the seat can take its last decision or its hidden choice back; replays leave it out. */
  can_undo?: boolean;
  /** At a companion table, when chance is due: what may come. */
  chance?: ChanceOutcome[];
}

/** An outcome of chance ("card:show", "die:4", "deal:+3") and its odds, num out of den. */
export interface ChanceOutcome {
  outcome: string;
  num: number;
  den: number;
}

export interface HareSeatView {
  seat: number;
  carrots: number | null;
  shown: boolean;
  lettuces: number;
  gift: number;
  team: number | null;
  finish_limit: number | null;
}

export type Face = "up" | "eat" | "miss" | "nap";

export interface PawnView {
  seat: number;
  name: "a" | "b";
  space: number;
  face: Face;
  position: number;
  place: number | null;
  must_leave: boolean;
  printed: number;
  passed_by?: number[] | null;
}

export interface HareChoice {
  action: string;
  kind: "forward" | "back" | "take" | "give" | "nothing" | "eat" | "miss" | "restart" | "keep" | "bank";
  pawn: "a" | "b";
  space: number;
  printed: number;
  cost: number;
  gain: number;
  left: number;
  position: number;
  does: string;
  legal: boolean;
  why_not: Reason[];
}

/** What /api/rules says of the hare in an edition: a row and a column for each case of a die's table or a chart. */
export interface HareSheet {
  mode: string;
  cells: { effect: string }[][];
}

/** [outcome text, chances, out of] */
export type Odds = [string, number, number];

export interface HareView extends ViewBase {
  game: "hare";
  edition: string;
  turn: number | null;
  seats: HareSeatView[];
  pawns: PawnView[];
  deck: { unseen: Record<string, number>; seen: string[] } | null;
  pending: Record<string, unknown> | null;
  hare_odds: Odds[];
  home: number;
  choices: HareChoice[];
  /** For each of my pawns: why it may not go to any space behind it, the nearest tortoise aside. */
  behind: Partial<Record<"a" | "b", Reason[]>>;
}

export interface WhyFirstEntrant {
  seat: number;
  leo: boolean;
  space: number;
  total: number;
  cards: number;
  has_chosen: boolean;
  face_up: string | null;
}

export interface WhyFirstChoice {
  action: string;
  kind: "play" | "lay" | "move";
  card?: string;
  value?: number;
  white?: number | null;
  to: number | null;
  origin?: number;
  space?: number;
  stopped?: boolean;
  second?: number | null;
  does: string;
  legal: boolean;
  why_not: Reason[];
}

export interface WhyFirstView extends ViewBase {
  game: "whyfirst";
  round: number;
  rounds: number;
  trick: number;
  tricks: number;
  track: { lowest: number; start: number; highest: number };
  leo: number | null;
  seats: WhyFirstEntrant[];
  first: number;
  second: number | null;
  runners_up: number[];
  hand: string[];
  choice: string | null;
  can_retract: boolean;
  played: string[];
  elsewhere: Record<string, number>;
  last_round: {
    round: number;
    pawns: number[];
    first: number;
    second: number | null;
    scores: number[];
    why: string;
    explanation: Message;
  } | null;
  ending: { highest: number; winning: number; why: string; explanation: Message } | null;
  choices: WhyFirstChoice[];
}

export type View = HareView | WhyFirstView;
/** By my seat ("0"), or "" for a spectator. */
export type Views = Record<string, View>;

export interface Frame {
  step: number;
  actor: number | "chance" | null;
  text: string | null;
  events: GameEvent[];
  /** Without choices. */
  view: View;
}

/** A table's game so far, as one seat saw it. */
export interface RunningReplay {
  seat: number | null;
  ruleset: string;
  setting: Setting;
  frames: Frame[];
}

/** A finished game, or any record. */
export interface WholeReplay extends RunningReplay {
  game: GameName;
  names: string[];
  date: string | null;
  outcome: Outcome | null;
}

/* --- Rules -------------------------------------------------------------------------------------------------------- */

export interface RuleEntry {
  id: string;
  /** T stated in a rulebook, F found elsewhere, I our reading; or two of them: "T/I". */
  mark: string;
  origin: Message[];
  text: Message;
  note: Message | null;
}

export interface RuleSection {
  id: string;
  title: Message;
  rules: RuleEntry[];
}

/** The numbers of an edition, by number of players or by place, and what its hare does. */
export interface HareNumbers {
  start: Record<string, number>;
  restart: Record<string, number>;
  finish: Record<string, number>;
  lettuces: Record<string, number>;
  printed: Message;
  board: Message;
  reconstructed: Message[];
  hare: {
    mode: string;
    source: Message;
    reconstructed: boolean;
    cards: { card: string; count: number; name: Message; text: Message }[];
    cells: { effect: string; name: Message; text: Message; known: boolean }[][];
  } | null;
}

export interface WhyFirstDeck {
  size: number;
  counts: Record<string, number>;
  white_numbers: Record<string, string>;
  source: Message;
  reconstructed: Message[];
}

export type Rulebook = { ruleset: string; sections: RuleSection[] } & (
  | { game: "hare"; sheet: HareNumbers }
  | { game: "whyfirst"; sheet: WhyFirstDeck }
);

/* --- The socket --------------------------------------------------------------------------------------------------- */

export interface Update {
  type: "update";
  version: number;
  number: number;
  kind: string;
  seat: number | "chance" | null;
  auto: boolean;
  at: number;
  events: Record<string, GameEvent[]>;
  views?: Views | null;
  table?: Table | null;
}

export type FromServer =
  | { type: "sync"; version: number; table: Table; views: Views; chat_log: ChatLine[]; updates: Update[] | null }
  | Update
  | { type: "table"; table: Table }
  | { type: "ack"; id: string; version: number; repeated: boolean }
  | { type: "refused"; id: string; version: number; error: Trouble }
  | { type: "thinking"; seat: number | null; bot?: string; since?: number; notes?: string[] }
  | { type: "incident"; seat: number; message: Message | string }
  | ({ type: "chat" } & ChatLine & { deleted?: false })
  | { type: "chat"; number: number; deleted: true }
  | { type: "bye"; reason: string; retry_ms: number }
  | { type: "pong" };

export type Command =
  | { type: "move"; seat: number | "chance"; action: string; version: number }
  | { type: "undo" | "retract" | "takeback" | "agree" | "decline" | "return"; seat: number }
  | { type: "wake"; seat: number }
  | { type: "lend"; seat: number; to: number }
  | { type: "chat"; text: string; seat?: number };
