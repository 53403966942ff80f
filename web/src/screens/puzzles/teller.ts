/** Who tells what a puzzle says: its seats have no names but their numbers. */
import type { GameModule } from "../../games/module";
import type { Message, PuzzleInfo, Reason } from "../../lib/api/schema";
import { tell, words } from "../../lib/i18n/i18n.svelte";
import type { Teller } from "../../lib/table/boardSession";
import { recordNames } from "../replay/names";

export class PuzzleTeller implements Teller {
  constructor(
    private readonly puzzle: PuzzleInfo,
    private readonly game: GameModule,
  ) {}

  get names(): string[] {
    const { view, setting } = this.puzzle;
    return [...recordNames(view.names, null), ...setting.extras.map((name) => words.say(name))];
  }

  say(message: Message | Reason): string {
    return tell(message, {
      names: this.names,
      printed: (param, value) => this.game.printed?.(param, value, this.puzzle.setting) ?? value,
    });
  }
}
