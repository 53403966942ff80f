/** A decision of a finished game as an exercise: a board on which one chooses, and nothing is sent anywhere. */
import { animationOf, type GameModule } from "../../games/module";
import type { BoardSession, Teller } from "../../lib/table/boardSession";
import type { Message, Reason, WholeReplay } from "../../lib/api/schema";
import { Stage } from "../../lib/table/stage.svelte";
import type { View } from "../../lib/table/view";

export class Exercise implements BoardSession {
  readonly stage: Stage;
  /** What was chosen. */
  answer = $state<string | null>(null);

  readonly whole = null;
  readonly log = [];
  readonly wholeLog = false;
  readonly handingOver = false;
  readonly sending = false;
  readonly thinking = null;
  readonly undo = null;
  readonly audience = "one";
  readonly waiting = false;

  constructor(
    private readonly teller: Teller,
    game: GameModule,
    private readonly of: Pick<WholeReplay, "setting" | "ruleset"> & { view: View },
  ) {
    this.stage = new Stage(
      () => animationOf(game, of.setting),
      () => undefined,
      () => undefined,
      () => 0,
    );
    this.stage.set(of.view);
  }

  get table() {
    return { ruleset: this.of.ruleset, setting: this.of.setting, status: "running" as const };
  }

  get shown(): View | null {
    return this.stage.view;
  }

  get names(): string[] {
    return this.teller.names;
  }

  get seat(): number | null {
    return this.of.view.seat;
  }

  get myTurn(): boolean {
    return this.answer === null;
  }

  say(message: Message | Reason): string {
    return this.teller.say(message);
  }

  /** The choice is kept, and the board stays as it is. */
  move(action: string): Promise<boolean> {
    this.answer = action;
    return Promise.resolve(true);
  }

  command(): Promise<boolean> {
    return Promise.resolve(false);
  }

  askWhole(): void {
    // Why something is not allowed is asked at a table, not here.
  }

  close(): void {
    this.stage.set(null);
  }
}
