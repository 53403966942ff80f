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

export interface BoardSession {
  readonly table: Pick<TableInfo, "ruleset" | "setting" | "status"> | null;
  /** What may be seen on the screen now. */
  readonly shown: View | null;
  /** The same with the choices that are forbidden, their prices and the reasons against them; null until they are here. */
  readonly whole: View | null;
  readonly stage: Stage;
  readonly log: readonly LogLine[];
  /** The log begins where the game does. */
  readonly wholeLog: boolean;
  readonly names: string[];
  /** The seat through whose eyes the board is seen; null for a spectator. */
  readonly seat: number | null;
  readonly myTurn: boolean;
  readonly handingOver: boolean;
  readonly sending: boolean;
  readonly thinking: Thinking | null;
  /** The action that a coach suggests, to be marked. */
  readonly advised?: string | null;
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
  say(message: Message | Reason): string;
  move(action: string): Promise<boolean>;
  command(command: Command): Promise<boolean>;
}
