/** What a game brings to the table screen. The screen itself knows no game. */
import type { Component } from "svelte";
import type { GameEvent, GameName, Setting, View } from "../lib/api/types";
import type { Beat } from "../lib/table/stage.svelte";
import type { BoardSession } from "../lib/table/boardSession";

export interface GameModule {
  /** Board and decisions: the large part of the screen. */
  Board: Component<{ session: BoardSession }>;
  /** What everybody may see of a seat, in the list of seats: lettuces, points, … */
  SeatFacts: Component<{ view: View; seat: number; setting: Setting }>;
  /** The same in a word, for the narrow list above the board on a phone. */
  SeatBrief?: Component<{ view: View; seat: number }>;
  /** The figure of a seat; the same wherever the seat is meant. */
  Figure: Component<{ seat: number; size?: number }>;
  /** Seats in the order they are listed: leader first. */
  order: (view: View) => number[];
  /** How an event is shown, from the board before it. */
  animate: (view: View, event: GameEvent, setting: Setting) => Beat[];
  /** Whether an event may happen while others are choosing, and must not take their choice out of their hands. */
  aside?: (event: GameEvent) => boolean;
  /** Whether a seat knows what the others at the same device must not see. */
  hasSecrets: (setting: Setting) => boolean;
  /** The view while the device is handed on: without secrets and choices. */
  masked: (view: View) => View;
}

const loaders: Record<GameName, () => Promise<{ game: GameModule }>> = {
  hare: () => import("./hare"),
  whyfirst: () => import("./whyfirst"),
};

export async function loadGame(name: GameName): Promise<GameModule> {
  return (await loaders[name]()).game;
}
