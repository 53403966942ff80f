/** What a game brings to the page. Everything outside this folder knows games only through this file. */
import type { Component, Snippet } from "svelte";
import type { Clearing } from "../art/plants";
import type { AnyChoice, AnyEdition, Rulebook, Setting } from "../lib/api/schema";
import type { Grade } from "../lib/review/data";
import type { BoardSession, Teller } from "../lib/table/boardSession";
import type { LogLine, Turn } from "../lib/table/log";
import type { Animation, Beat } from "../lib/table/stage.svelte";
import type { Around, GameEvent, View } from "../lib/table/view";
import type { SeatRow } from "../ui/room/rows";
import { face as hare } from "./hare/face";
import { face as plain } from "./plain/face";
import { face as whyfirst } from "./whyfirst/face";

/** A choice as views list it. */
export type ViewChoice = AnyChoice | View["choices"][number];

/** A seat in the race, as its lane shows it. */
export interface Lane {
  /** Its pawns on their way: 0 where the way begins, 1 where it ends; what is written on them, and which rank they have. */
  heads: readonly { at: number; label: string; rank: number | null }[];
  /** What lies on everybody's way, from 0 to 1. */
  marks: readonly number[];
  /** The way ends at a line that is to be crossed. */
  line: boolean;
  /** Where the pawns stand, in words. */
  where: string;
  /** What the seat is at besides running, in a word: eating, asleep. */
  state: string;
  /** The seat sleeps or lies down: its figure shuts its eyes. */
  asleep: boolean;
  /** The shortest there is to say, for the chips on a phone. */
  brief: string;
  /** How much it has of what turns count, where that may be seen. */
  holds?: string | undefined;
}

/** What the page says about seats, for a game that shows them in its own way. */
export interface SeatsShown {
  session: BoardSession;
  rows: readonly SeatRow[];
  /** There is little room: a press on a seat says more. */
  onpress?: (() => void) | undefined;
  /** The way to what can be done about somebody; how much time a seat has; what can be done about it. */
  about?: Snippet<[SeatRow]> | undefined;
  clock?: Snippet<[SeatRow]> | undefined;
  more?: Snippet<[SeatRow]> | undefined;
  /** What belongs to everybody. */
  below?: Snippet | undefined;
}

/** What is needed at a table of the game. */
export interface GameModule {
  /** Board and decisions: the large part of the screen. */
  Board: Component<{ session: BoardSession }>;
  /** Everybody above the board, where the game shows them in its own way; without it, they stand beside it on lanes. */
  Seats?: Component<SeatsShown>;
  /** What the game notes down, in a drawer of its own. */
  notes?: { title(): string; Content: Component<{ session: BoardSession }> };
  /** Where everybody is in the race; null for an entrant without a lane. Without it, seats are listed by name. */
  lane?(view: View, seat: number, setting: Setting): Lane | null;
  /** What else everybody may see of a seat, below its lane. */
  SeatFacts?: Component<{ view: View; seat: number; setting: Setting }>;
  /** In the result: where the end of the game found an entrant: the last values of the story's lines, its own and all. */
  EndFacts?: Component<{ values: readonly number[]; all: readonly (readonly number[])[]; setting: Setting }>;
  /** The log by turns; `whole`: it begins where the game does. Without it, every line stands for itself. */
  turns?(log: readonly LogLine[], setting: Setting, whole: boolean): Turn[];
  /** How far the game is, in words: "turn 11"; `showing`: the last turn of the log is just being shown. */
  moment?(view: View, turns: readonly Turn[], whole: boolean, showing: boolean): string;
  /** What lies under everything, as large as the window; where `clearing` is, the board's path lies. */
  Ground?: Component<{ setting: Setting; width: number; height: number; clearing: Clearing | null; scale: number }>;
  /** What a turn's sum counts, as a small picture. */
  Coin?: Component<{ size: number }>;
  /** What a choice of a seat is called, with its price; without it, the action's own text stands for it. */
  choiceText?(choice: ViewChoice, setting: Setting, names: readonly string[], seat: number | null): string;
  /** Entrants in the order they are listed: leader first. */
  order(view: View): number[];
  /** How an event is shown, from the board before it; `around` is what happened together with it. */
  animate(view: View, event: GameEvent, setting: Setting, around: Around): Beat[];
  /** What has changed between two views, once everything in between was shown. */
  settle?(before: View, after: View, setting: Setting, shown: View): Beat[];
  /** Whether an event may happen while others are choosing, and must not take their choice out of their hands. */
  aside?(event: GameEvent): boolean;
  /** A view while the device is handed on: without choices and without what some of the device's views do not show. */
  masked(view: View, views: readonly View[]): View;
  /** What the board prints for a number in a message. */
  printed?(param: string, value: number, setting: Setting): number;
  /** Where points decide: everybody's, and the key of the sentence that says how they do. */
  points?: { of(view: View): readonly number[]; how: string };
}

/** What one learns, step by step, in a first game. */
export interface Lesson {
  id: string;
  /** The name of the position in which it begins: a table of its own is opened, unless one is there already. */
  start?: string;
  /** Something to do; without it the lesson is only read. */
  done?(now: Moment): boolean;
  /** What would do it now, or lead there. */
  hint?(now: Moment): Hint | null;
}

export interface Hint {
  text: string;
  /** The action that is meant: the board marks it. */
  action?: string;
}

export interface Moment {
  view: View;
  seat: number;
  setting: Setting;
  /** Everything that has happened so far. */
  events: readonly GameEvent[];
}

/** The pages about a game's rules, beside the rulebook. */
export interface RulesPages {
  /** The game in a minute. */
  Short: Component<{ book: Rulebook; setting: Setting }>;
  /** Its numbers, cards and charts. */
  Sheet: Component<{ book: Rulebook }>;
}

/** A race that nobody plays at: the start page shows it. */
export interface RaceShow {
  /** The board after what happened; `before` is what it looked like. */
  Board: Component<{ setting: Setting; view: View; before: View; events: readonly GameEvent[]; tempo: number }>;
  /** What happened, in a few words; empty if it is not worth any. */
  news(events: readonly GameEvent[], names: readonly string[]): string;
}

/** What the screen for a new table shows of a game. What is missing is shown as for every game. */
export interface Showcase {
  /** A small picture of an edition's board, in the edition's look; it fills its box. */
  EditionPicture?: Component<{ edition: AnyEdition }>;
  /** The board as it will lie on the table; it fills its box. */
  Preview?: Component<{ setting: Setting }>;
  /** What everybody begins with, and what there is to play with: a few chips. */
  Chips?: Component<{ setting: Setting; edition: AnyEdition | null }>;
  /** An edition's colours as CSS variables: `--bar` and `--on-bar` of its title, `--slip` of its card and `--year` on it. */
  style?(edition: string): string;
}

/** A picture of a race, for invitations and for previews of links. */
export interface RacePicture {
  /** It fills its box; the runners are on their way. */
  Picture: Component<{ setting: Setting; runners: readonly number[] }>;
  /** The colours of the bar with the title; without them, the house's. */
  bar?: (setting: Setting) => { fill: string; text: string };
}

/** Setting up a position by hand: what the facts of a game are, only the game knows. */
export interface Setup {
  Form: Component<{ facts: Facts; setting: Setting; names: readonly string[]; onchange: (facts: Facts) => void }>;
  /** The facts after a piece was dragged to a space of the board. */
  dropped?(facts: Facts, piece: string, space: number): Facts | null;
  /**
   * The board with facts that cannot be yet, where a piece cannot move without another one: what was dragged stays there then. Without it,
   * a piece that cannot stand somewhere goes back.
   */
  drawn?(view: View, facts: Facts): View;
}

/** A position in plain JSON types. */
export type Facts = Readonly<Record<string, unknown>>;

/** What the page offers to those who play with the real box. */
export interface Companion {
  /** The options that are asked for. */
  options: readonly string[];
  /** The option by which secrets are kept from the others at the device, and its two values. */
  secrecy: { option: string; secret: string; open: string };
}

/** An action that a review marks on the board: the best one, the one that was played, or both. */
export interface ActionMark {
  action: string;
  best: boolean;
  played: boolean;
  grade: Grade;
}

/** What an action is called among others: the short of it ("26", "+3"), and what that is. */
export interface ActionName {
  head: string;
  detail: string;
}

/** What a review shows of a game. */
export interface ReviewParts {
  /** A moment as a picture, with actions marked on it; it fills its box. Words for it stand beside it. */
  Still: Component<{ view: View; setting: Setting; teller: Teller; marks: readonly ActionMark[] }>;
  /** What an action is called that could be chosen in a view. */
  actionName(action: string, view: View, setting: Setting, names: readonly string[]): ActionName;
}

/** What other pages show of a game: small, and always there. */
export interface GameFace {
  /** Its picture on the start page: a whole one, or a small sign. */
  Door: Component<{ small?: boolean }>;
  /** A race that runs by itself, if this is the game one meets first. */
  loadShow?: () => Promise<{ show: RaceShow }>;
  /** The options by which its rulebooks differ most; all of them, if none are named. */
  ruleOptions?: readonly string[];
  companion?: Companion;
  load: () => Promise<{ game: GameModule }>;
  loadShowcase?: () => Promise<{ showcase: Showcase }>;
  loadPicture?: () => Promise<{ picture: RacePicture }>;
  loadLessons?: () => Promise<{ lessons: readonly Lesson[] }>;
  loadRules?: () => Promise<{ pages: RulesPages }>;
  loadReview?: () => Promise<{ review: ReviewParts }>;
  /** A form for positions; without it they are set up as text. */
  loadSetup?: () => Promise<{ setup: Setup }>;
}

const FACES: ReadonlyMap<string, GameFace> = new Map([
  ["hare", hare],
  ["whyfirst", whyfirst],
]);

/** The games with a board of their own, in the order they are offered until the server has said what it has. */
export const KNOWN: readonly string[] = [...FACES.keys()];

/** A game without a board of its own has the plain one. */
export function faceOf(game: string): GameFace {
  return FACES.get(game) ?? plain;
}

export async function loadGame(game: string): Promise<GameModule> {
  return (await faceOf(game).load()).game;
}

/** A game that brings no pictures for its reviews is shown by what its views hold. */
export async function loadReviewParts(game: string): Promise<ReviewParts> {
  const { loadReview } = faceOf(game);
  return (await (loadReview ?? plain.loadReview)()).review;
}

/** How a game at a table is shown. */
export function animationOf(game: GameModule, setting: Setting): Animation {
  return {
    animate: (view, event, around) => game.animate(view, event, setting, around),
    settle: (before, after, shown) => game.settle?.(before, after, setting, shown) ?? [],
  };
}
