/** What a game's board needs of whoever shows it: a table that is being played, or a replay. */
import type { Message, Reason, TableInfo } from "../api/schema";
import type { Command } from "../api/socket";
import type { LogLine } from "./log";
import type { Thinking } from "./session.svelte";
import type { Stage } from "./stage.svelte";
import type { View } from "./view";

/** Laying down what one does when one's turn comes, where people play slowly. */
export interface PlanMode {
  /** One may begin now. */
  readonly offered: boolean;
  /** What is chosen on the board goes into the plan. */
  readonly open: boolean;
  /** How many things are to be tried so far, and whether that is enough. */
  readonly steps: number;
  readonly full: boolean;
  begin(): void;
}

/** Whoever knows everybody's name and puts messages into words. */
export interface Teller {
  readonly names: string[];
  say(message: Message | Reason): string;
}

/** An action that is recommended, to be marked on the board. */
export interface Advice {
  action: string;
  /** Its win share, from 0 to 1, where that is known. */
  share: number | null;
  /** The standard error of the share. */
  error?: number;
}

/** Being helped with a decision, step by step, where the table allows it. */
export interface HintMode {
  /** There is something to ask for now. */
  readonly offered: boolean;
  /** The next step: what to think about, the best choices, or why. */
  readonly next: "nudge" | "choices" | "why" | null;
  readonly busy: boolean;
  ask(): Promise<void>;
}

export interface BoardSession extends Teller {
  readonly table: Pick<TableInfo, "ruleset" | "setting" | "status"> | null;
  /** What may be seen on the screen now. */
  readonly shown: View | null;
  /** The same with the choices that are forbidden, their prices and the reasons against them; null until they are here. */
  readonly whole: View | null;
  readonly stage: Stage;
  readonly log: readonly LogLine[];
  /** The log begins where the game does. */
  readonly wholeLog: boolean;
  /** The seat through whose eyes the board is seen; null for a spectator. */
  readonly seat: number | null;
  readonly myTurn: boolean;
  readonly handingOver: boolean;
  readonly sending: boolean;
  readonly thinking: Thinking | null;
  /** What a coach or a hint suggests, the best first. */
  readonly advised?: readonly Advice[];
  /** A position is being set up: pieces can be dragged on the board. */
  readonly arranging?: boolean;
  /** Where positions are set up: a piece was dragged to a space of the board. Done once that is so, or cannot be. */
  drop?(piece: string, space: number): Promise<void>;
  /** Where hints are given. */
  readonly hints?: HintMode;
  /** The bot that plays for the seat through whose eyes the board is seen. */
  readonly standIn?: string | null;
  /** My last decision can be taken back without asking anybody: how. */
  readonly undo: Command | null;
  /** Several people share this device, or I only look on: prompts say whom they mean. */
  readonly audience: "one" | "several" | "watching";
  /** What I decided waits for the connection. */
  readonly waiting: boolean;
  /** Where turns can be planned. */
  readonly plan?: PlanMode;
  /** The person to whom the device is handed says that they hold it. */
  takeDevice?(): void;
  /** Asks for the whole view, once for each moment. */
  askWhole(): void;
  move(action: string): Promise<boolean>;
  command(command: Command): Promise<boolean>;
}
