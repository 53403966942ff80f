/** A review as one looks at it: what is known so far, the moment that is shown, and whose decisions are looked at. */
import type { GameModule, ReviewParts } from "../../games/module";
import type { Message, Reason, WholeReplay } from "../../lib/api/schema";
import { tell, words } from "../../lib/i18n/i18n.svelte";
import { columnAt, columnsOf, outlineOf, type Column, type Outline } from "../../lib/review/columns";
import type { Review, ReviewStep, Shares } from "../../lib/review/data";
import type { Maker } from "../../lib/review/keeping";
import { subjectOf } from "../../lib/review/subject";
import { beside, errorsOf, nearest, stopsOf } from "../../lib/review/walk";
import type { Teller } from "../../lib/table/boardSession";
import type { View } from "../../lib/table/view";
import { recordNames } from "../replay/names";
import { story } from "../replay/stops";

/** Where one came from: an address, or a screen that is shown again. */
export type WayBack = { label: string } & (
  { href: string; onpress?: undefined } | { onpress: () => void; href?: undefined }
);

export class ReviewSession implements Teller {
  /** As far as it is worked out; from the first step on. */
  review = $state.raw<Review | null>(null);
  /** The parts of the work that are done, and all of them; null: nothing is under way. */
  progress = $state.raw<{ done: number; of: number } | null>(null);
  /** Who works it out, or did; null until that is known. */
  by = $state<Maker | null>(null);
  /** The step that is looked at, as it was before it; behind the last one, the end. */
  at = $state(0);
  /** The seat whose decisions are looked at; null: everybody's. */
  focus = $state<number | null>(null);
  /** The steps as they were planned, while they are not all worked out. */
  #planned = $state.raw<readonly Outline[] | null>(null);
  /** Whether somebody has chosen a moment; until then the first mistake is shown. */
  #chosen = false;

  constructor(
    readonly source: WholeReplay,
    readonly game: GameModule,
    readonly parts: ReviewParts,
    readonly own: number | null,
    at: number | null,
  ) {
    if (at === null) return;
    this.at = at;
    this.#chosen = true;
  }

  /** The names of everybody who takes part, Leo and his like included. */
  get names(): string[] {
    return [
      ...recordNames(this.source.names, this.source.runners),
      ...this.source.setting.extras.map((name) => words.say(name)),
    ];
  }

  get setting() {
    return this.source.setting;
  }

  say(message: Message | Reason): string {
    return tell(message, {
      names: this.names,
      printed: (param, value) => this.game.printed?.(param, value, this.setting) ?? value,
    });
  }

  steps = $derived<readonly ReviewStep[]>(this.review?.steps ?? []);
  complete = $derived(this.review?.complete ?? false);
  columns = $derived.by((): Column[] => columnsOf(this.#outline(), (step) => this.#isSecret(step)));
  stops = $derived(stopsOf(this.steps, this.focus, this.complete));
  errors = $derived(errorsOf(this.steps, this.focus));
  /** The seat as whose game it is told. */
  subject = $derived.by(() => {
    const { names, outcome } = this.source;
    return subjectOf({ focus: this.focus, own: this.own, winners: outcome?.winners ?? [], seats: names.length });
  });
  /** How many steps the game had. */
  length = $derived.by(() => this.#planned?.length ?? this.source.frames.length - 1);
  step = $derived<ReviewStep | null>(this.steps[this.at] ?? null);
  /** Everybody's shares at each boundary between columns, as far as they are known. */
  moments = $derived.by((): Shares[] => {
    const first = this.steps[0]?.before;
    if (!first) return [];
    const after = this.columns.flatMap(({ last }) => this.steps[last]?.after ?? []);
    const known = this.columns.filter(({ last }) => last < this.steps.length).length;
    return after.length ? [first, ...this.columns.slice(0, known).map(({ last }) => this.steps[last]!.after)] : [first];
  });
  /** Choices are made in secret and take effect together: then the best play mixes them. */
  mixes = $derived.by(() => this.source.frames.some((_, step) => this.#isSecret(step)));
  turnings = $derived([...(this.review?.turning_points ?? [])].sort((one, other) => one.step - other.step));
  /** The shares of the moment that is shown. */
  shares = $derived<Shares>(this.step?.before ?? this.steps.at(-1)?.after ?? []);

  /** How far off each of them may be, 19 times out of 20. */
  doubt = $derived(this.step?.doubt.before ?? this.steps.at(-1)?.doubt.after ?? 0);

  #outline(): readonly Outline[] {
    if (this.review?.complete) return outlineOf(this.review);
    return this.#planned ?? (this.review ? outlineOf(this.review) : []);
  }

  /** Whether a step took effect together with others' hidden choices. */
  isShared(step: number): boolean {
    const column = this.columns[this.column(step)];
    return column !== undefined && this.#isSecret(column.first);
  }

  /** Others are still to choose when a step is made: it is told with theirs. */
  #isSecret(step: number): boolean {
    return (this.viewAt(step)?.to_act.length ?? 0) > 1;
  }

  /** What the work will look at: the graph has its width before anything is known. */
  plan(outline: readonly Outline[]): void {
    this.#planned = outline;
  }

  /** More of it, or all, is known. */
  take(review: Review): void {
    this.review = review;
    if (this.#chosen) return;
    const first = errorsOf(review.steps, this.focus ?? this.own)[0] ?? this.stops[0];
    if (first !== undefined) this.at = first;
    if (review.complete) this.#chosen = true;
  }

  /** The view before a step, as whoever decided it saw it. */
  viewAt(step: number): View | null {
    return this.source.frames[Math.min(step, this.source.frames.length - 1)]?.view ?? null;
  }

  /** The whole log by turns. */
  #turns = $derived.by(() => this.game.turns?.(story(this.source.frames), this.setting, true) ?? []);

  /** What was done with a step, as short as the log says it: "Ann: 22 → 29"; or its last sentence. */
  brief(step: number): string {
    const turn = this.#turns.find(({ lines }) => lines.some(({ act }) => act === step + 1));
    const what = turn?.summary?.what ?? "";
    const short = typeof what === "string" ? what : what.join(" → ");
    const who = turn && turn.seat !== null ? (this.names[turn.seat] ?? "") : "";
    return who && short ? `${who}: ${short}` : (this.told(step).at(-1) ?? this.steps[step]?.text ?? "");
  }

  /** What happened with a step, in sentences. */
  told(step: number): string[] {
    return (this.source.frames[step + 1]?.events ?? []).map((event) => this.say(event.say));
  }

  column(step: number): number {
    return columnAt(this.columns, step);
  }

  turn(step: number): number {
    return this.columns[this.column(step)]?.turn ?? this.columns.at(-1)?.turn ?? 0;
  }

  jump(step: number): void {
    this.#chosen = true;
    this.at = Math.min(Math.max(step, 0), this.steps.length);
  }

  /** One stop on or back. */
  go(by: 1 | -1): void {
    const found = beside(this.stops, this.at, by);
    if (found !== null) this.jump(found);
  }

  ends(by: 1 | -1): void {
    const found = by > 0 ? this.stops.at(-1) : this.stops[0];
    if (found !== undefined) this.jump(found);
  }

  mistake(by: 1 | -1): boolean {
    const found = beside(this.errors, this.at, by);
    if (found !== null) this.jump(found);
    return found !== null;
  }

  /** The stop that is nearest to a place in the graph, counted in columns. */
  point(place: number): void {
    const centres = this.stops.map((stop) => this.column(stop) + (stop < this.steps.length ? 0.5 : 0));
    const found = nearest(centres, place);
    const stop = found === null ? undefined : this.stops[centres.indexOf(found)];
    if (stop !== undefined) this.jump(stop);
  }

  look(seat: number | null): void {
    this.focus = seat;
    const found = nearest(this.stops, this.at);
    if (found !== null) this.at = found;
  }
}
