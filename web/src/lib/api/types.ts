/** What the server says (docs/server.md) and what views hold (src/festina/…/view.py), written by hand. */
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

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  mine: boolean;
  bot: string | null;
  lent: string | null;
  muted: boolean;
  presence: "here" | "away" | "bot";
  gone_since: number | null;
  can_lend: boolean;
}

export interface Takeback {
  seat: number;
  agreed: number[];
  waiting: number[];
  decisions: number;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: GameName;
  ruleset: string;
  players: number;
  status: TableStatus;
  public: boolean;
  spectators: boolean;
  chat: boolean;
  autoplay: boolean;
  companion: boolean;
  pace: string;
  stand_in: string;
  created: number;
  host: boolean;
  watching: number;
  seats: Seat[];
  mine: number[];
  to_act: number[];
  version: number;
  takeback: Takeback | null;
  rematch: string | null;
  share: string | null;
}

export interface Table extends TableSummary {
  setting: Setting;
}

/** A table asked for by itself: with my views and the chat. */
export interface TableDetail extends Table {
  views: Views;
  chat_log: ChatLine[];
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** What requests carry: generated from the server's schema. */
type Bodies = components["schemas"];
export type NewSeat = Bodies["SeatWish"];
export type NewTable = Bodies["TableWish"];
export type SeatChange = Bodies["SeatChange"];

export interface Me {
  name: string;
  language: string;
  tables: TableSummary[];
}

export interface Invitation {
  table: Table;
  seat: number;
  by: string | null;
}

export interface MovingCode {
  code: string;
  expires: number;
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

export interface Trouble {
  code: string;
  key: string;
  params: Record<string, unknown>;
  text: string;
  reasons?: Reason[];
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
  | { type: "lend"; seat: number; to: number }
  | { type: "chat"; text: string; seat?: number };
