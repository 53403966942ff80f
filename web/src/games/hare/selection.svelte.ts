/** What the person at the board is looking at and has chosen, before anything is sent. */
import type { Reason } from "../../lib/api/schema";
import { settings } from "../../lib/stores/settings.svelte";
import type { BoardSession } from "../../lib/table/boardSession";
import { deeds, missesStay, movablePawns, movesBySpace } from "./moves";
import { hareSetting, hareView, type HareChoice, type HareView, type PawnLetter } from "./types";

/** How long the pointer rests on another space before that one is shown, and how long a card stays without it. */
const DWELL_MS = 110;
const GRACE_MS = 320;

export class Selection {
  /** The space pointed at, focused or touched. */
  pointed = $state<number | null>(null);
  chosen = $state.raw<HareChoice | null>(null);
  /** The space that was asked for and is not among the legal moves. */
  #asked = $state<number | null>(null);
  #wanted = $state<PawnLetter>("a");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: BoardSession) {}

  get view(): HareView | null {
    return hareView(this.session.shown);
  }

  /** I may choose now: it is my turn, nothing is being shown, nothing is under way. */
  get open(): boolean {
    return this.session.myTurn && !this.session.handingOver && !this.session.sending;
  }

  /** The view from which I choose: with what is forbidden, as soon as that is known. */
  #choosing = $derived.by(() => (this.open ? (hareView(this.session.whole) ?? this.view) : null));

  movable = $derived.by((): PawnLetter[] => (this.#choosing ? movablePawns(this.#choosing) : []));

  /** The pawn whose moves are shown. */
  pawn = $derived.by((): PawnLetter => (this.movable.includes(this.#wanted) ? this.#wanted : (this.movable[0] ?? "a")));

  moves = $derived.by(() => (this.#choosing ? movesBySpace(this.#choosing, this.pawn) : new Map<number, HareChoice>()));

  /** What is decided by a button. */
  deeds = $derived.by(() => (this.#choosing ? deeds(this.#choosing, this.pawn) : []));

  /** The space that was asked for and is not allowed, once the reasons are known. */
  refused = $derived.by(() => (this.#asked !== null && this.whyNot(this.#asked).length ? this.#asked : null));

  /** Whether the person looks at something whose reasons are not here yet. */
  wonders = $derived.by(() => {
    if (!this.open || !this.view) return false;
    const setting = hareSetting(this.session.table?.setting);
    if (setting && missesStay(this.view, setting, this.pawn)) return true;
    return this.pointed !== null && !this.moves.get(this.pointed)?.legal;
  });

  /** Why the pawn may not go to a space; nothing if it may, if it stands there, or if that is not known yet. */
  whyNot(space: number): Reason[] {
    const move = this.moves.get(space);
    if (move || !this.#choosing) return move?.why_not ?? [];
    const pawn = this.#choosing.pawns.find(({ seat, name }) => seat === this.session.seat && name === this.pawn);
    return pawn && space < pawn.space ? (this.#choosing.behind[this.pawn] ?? []) : [];
  }

  takePawn(letter: PawnLetter): void {
    this.#wanted = letter;
    this.chosen = this.#asked = null;
  }

  /** The pointer is over a space. It may only pass on its way to an open card, so that one is not shut at once. */
  hover(space: number): void {
    clearTimeout(this.#timer);
    const open = this.pointed ?? this.chosen?.space ?? null;
    if (open === null || open === space) this.pointed = space;
    else this.#timer = setTimeout(() => (this.pointed = space), DWELL_MS);
  }

  /** The pointer has left a space or its card. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.pointed = this.chosen?.space ?? null), GRACE_MS);
  }

  /** The pointer is over the card: it stays. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  /** A space was clicked or Enter was pressed on it: choose it; once more: confirm. */
  press(space: number): void {
    clearTimeout(this.#timer);
    this.pointed = space;
    this.#asked = null;
    if (!this.open) return;
    const own = this.view?.pawns.find((pawn) => pawn.seat === this.session.seat && pawn.space === space && !pawn.place);
    if (own && own.name !== this.pawn && this.movable.includes(own.name)) return this.takePawn(own.name);
    const move = this.moves.get(space);
    if (!move?.legal) {
      this.chosen = null;
      this.#asked = space;
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
    clearTimeout(this.#timer);
    this.chosen = this.pointed = this.#asked = null;
  }
}
