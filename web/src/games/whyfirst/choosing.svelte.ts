/** Which card and whom: what the person has picked, before anything is sent. */
import { settings } from "../../lib/stores/settings.svelte";
import type { BoardSession } from "../../lib/table/boardSession";
import { keyed } from "./cards";
import { whyFirstView, type WhyFirstChoice } from "./types";

export class Choosing {
  /** The key of the picked card in the hand: equal cards are told apart. */
  #card = $state<string | null>(null);
  #target = $state<number | null>(null);

  constructor(private readonly session: BoardSession) {}

  /** I may choose now: it is my turn, nothing is being shown, nothing is under way. */
  get open(): boolean {
    return this.session.myTurn && !this.session.handingOver && !this.session.sending;
  }

  #view = $derived.by(() => (this.open ? whyFirstView(this.session.shown) : null));
  #choices = $derived(this.#view?.choices ?? []);

  /** The card lies face up already: only the pawn is to be named. */
  moving = $derived(this.#choices.some(({ kind }) => kind === "move"));

  /** The key of the picked card, if it is still in the hand. */
  card = $derived.by(() => {
    const held = keyed(this.#view?.hand ?? []).some(({ key }) => key === this.#card);
    return held && !this.moving ? this.#card : null;
  });

  #text = $derived(this.card?.split("#")[0] ?? null);

  /** What can be done with the picked card: a choice for each pawn. */
  targets = $derived.by((): WhyFirstChoice[] =>
    this.#choices.filter((choice) => choice.kind === "move" || (choice.kind === "play" && choice.card === this.#text)),
  );

  chosen = $derived.by((): WhyFirstChoice | null => {
    const laid = this.#choices.find((choice) => choice.kind === "lay" && choice.card === this.#text);
    return laid ?? this.targets.find(({ to }) => to === this.#target) ?? null;
  });

  pickCard(key: string): void {
    if (!this.open) return;
    this.#card = key;
    if (settings.moveAtOnce && this.chosen?.kind === "lay") void this.confirm();
  }

  pickTarget(seat: number): void {
    if (!this.open) return;
    this.#target = seat;
    if (settings.moveAtOnce) void this.confirm();
  }

  async confirm(): Promise<void> {
    const { chosen } = this;
    if (!chosen || !this.open) return;
    this.cancel();
    await this.session.move(chosen.action);
  }

  cancel(): void {
    this.#card = null;
    this.#target = null;
  }
}
