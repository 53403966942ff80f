/** What the person at the board is looking at and has chosen, before anything is sent. */
import type { HareChoice, HareView, Reason } from "../../lib/api/types";
import { settings } from "../../lib/stores/settings.svelte";
import type { BoardSession } from "../../lib/table/boardSession";
import { movablePawns, movesBySpace, type PawnLetter } from "./moves";

export class Selection {
  /** The space pointed at, focused or touched. */
  pointed = $state<number | null>(null);
  chosen = $state.raw<HareChoice | null>(null);
  /** The space that was asked for and is not allowed. */
  refused = $state<number | null>(null);
  #wanted = $state<PawnLetter>("a");

  constructor(private readonly session: BoardSession) {}

  get view(): HareView | null {
    return this.session.shown as HareView | null;
  }

  /** I may choose now: it is my turn, nothing is being shown, nothing is under way. */
  get open(): boolean {
    return this.session.myTurn && !this.session.handingOver && !this.session.sending;
  }

  movable = $derived.by((): PawnLetter[] => (this.open && this.view ? movablePawns(this.view) : []));

  /** The pawn whose moves are shown. */
  pawn = $derived.by((): PawnLetter => (this.movable.includes(this.#wanted) ? this.#wanted : (this.movable[0] ?? "a")));

  moves = $derived.by(() => (this.open && this.view ? movesBySpace(this.view, this.pawn) : new Map<number, HareChoice>()));

  /** Why the pawn may not go to a space; nothing if it may, or if it stands there. */
  whyNot(space: number): Reason[] {
    const move = this.moves.get(space);
    if (move || !this.open || !this.view) return move?.why_not ?? [];
    const pawn = this.view.pawns.find(({ seat, name }) => seat === this.session.seat && name === this.pawn);
    return pawn && space < pawn.space ? (this.view.behind[this.pawn] ?? []) : [];
  }

  takePawn(letter: PawnLetter): void {
    this.#wanted = letter;
    this.chosen = this.refused = null;
  }

  /** A space was clicked or Enter was pressed on it: choose it; once more: confirm. */
  press(space: number): void {
    this.pointed = space;
    this.refused = null;
    if (!this.open) return;
    const own = this.view?.pawns.find((pawn) => pawn.seat === this.session.seat && pawn.space === space && !pawn.place);
    if (own && own.name !== this.pawn && this.movable.includes(own.name)) return this.takePawn(own.name);
    const move = this.moves.get(space);
    if (!move?.legal) {
      this.chosen = null;
      this.refused = this.whyNot(space).length ? space : null;
    } else if (settings.moveAtOnce || this.chosen?.action === move.action) void this.play(move);
    else this.chosen = move;
  }

  async play(choice: HareChoice): Promise<void> {
    this.cancel();
    await this.session.move(choice.action);
  }

  async confirm(): Promise<void> {
    if (this.chosen && this.open) await this.play(this.chosen);
  }

  cancel(): void {
    this.chosen = this.pointed = this.refused = null;
  }
}
