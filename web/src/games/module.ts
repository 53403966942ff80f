/** What a game brings to the page. Everything outside this folder knows games only through this file. */
import type { Component } from "svelte";
import type { Rulebook, Setting } from "../lib/api/schema";
import type { BoardSession } from "../lib/table/boardSession";
import type { Beat } from "../lib/table/stage.svelte";
import type { GameEvent, View } from "../lib/table/view";
import { face as hare } from "./hare/face";
import { face as plain } from "./plain/face";
import { face as whyfirst } from "./whyfirst/face";

/** What is needed at a table of the game. */
export interface GameModule {
  /** Board and decisions: the large part of the screen. */
  Board: Component<{ session: BoardSession }>;
  /** What everybody may see of a seat, in the list of seats. */
  SeatFacts?: Component<{ view: View; seat: number; setting: Setting }>;
  /** The same in a word, for the narrow list above the board on a phone. */
  SeatBrief?: Component<{ view: View; seat: number }>;
  /** Entrants in the order they are listed: leader first. */
  order(view: View): number[];
  /** How an event is shown, from the board before it. */
  animate(view: View, event: GameEvent, setting: Setting): Beat[];
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
  /** Something to do; without it the lesson is only read. */
  done?(now: Moment): boolean;
  /** What would do it now, in words. */
  hint?(now: Moment): string | null;
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

/** What the page offers to those who play with the real box. */
export interface Companion {
  /** The options that are asked for. */
  options: readonly string[];
  /** The option by which secrets are kept from the others at the device, and its two values. */
  secrecy: { option: string; secret: string; open: string };
}

/** What other pages show of a game: small, and always there. */
export interface GameFace {
  /** The pictures at its door on the start page. */
  Door: Component;
  /** The large picture on the start page, if this is the game one meets first. */
  Scene?: Component;
  /** The options by which its rulebooks differ most; all of them, if none are named. */
  ruleOptions?: readonly string[];
  companion?: Companion;
  load: () => Promise<{ game: GameModule }>;
  loadLessons?: () => Promise<{ lessons: readonly Lesson[] }>;
  loadRules?: () => Promise<{ pages: RulesPages }>;
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
