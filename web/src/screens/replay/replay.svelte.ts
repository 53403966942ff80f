/** A game that is looked at again: a board session in which nobody can act, with a way to go through time. */
import { animationOf, type GameModule } from "../../games/module";
import type { Message, Reason, RunningReplay } from "../../lib/api/schema";
import { tell, words } from "../../lib/i18n/i18n.svelte";
import { settings } from "../../lib/stores/settings.svelte";
import type { BoardSession } from "../../lib/table/boardSession";
import { Stage } from "../../lib/table/stage.svelte";
import type { View } from "../../lib/table/view";
import { recordNames } from "./names";
import { stopAt, stops, story } from "./stops";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds from one step to the next, beside what is shown of it. */
const REST_MS = 700;

export class ReplaySession implements BoardSession {
  readonly stage: Stage;
  readonly story;
  readonly stops: number[];
  /** The index of the stop that is shown, or being shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** How many lines of the story have been shown. */
  #shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly handingOver = false;
  readonly sending = false;
  readonly myTurn = false;
  readonly thinking = null;
  readonly undo = null;
  readonly whole = null;
  readonly waiting = false;
  readonly audience = "one";
  readonly wholeLog = true;

  constructor(
    private readonly source: RunningReplay,
    readonly game: GameModule,
    step: number,
  ) {
    this.stops = stops(source.frames);
    this.story = story(source.frames);
    this.stage = new Stage(
      () => animationOf(game, source.setting),
      () => this.#shown++,
      () => this.#arrived(),
      () => settings.tempo / this.speed,
    );
    this.#show(stopAt(this.stops, step));
  }

  get table() {
    const { ruleset, setting } = this.source;
    return { ruleset, setting, status: "over" as const };
  }

  get seat(): number | null {
    return this.source.seat;
  }

  get shown(): View | null {
    return this.stage.view;
  }

  get names(): string[] {
    const seats = recordNames(this.source.frames[0]?.view.names ?? [], this.source.runners);
    return [...seats, ...this.source.setting.extras.map((name) => words.say(name))];
  }

  get log() {
    return this.story.slice(0, this.#shown);
  }

  /** The frame that is shown; a link to this moment names it. */
  get step(): number {
    return this.stops[this.at] ?? 0;
  }

  get last(): number {
    return this.stops.length - 1;
  }

  say(message: Message | Reason): string {
    const { setting } = this.source;
    return tell(message, {
      names: this.names,
      printed: (param, value) => this.game.printed?.(param, value, setting) ?? value,
    });
  }

  move(): Promise<boolean> {
    return Promise.resolve(false);
  }

  command(): Promise<boolean> {
    return Promise.resolve(false);
  }

  askWhole(): void {
    // Nothing is to be decided.
  }

  /** To a stop at once. */
  jump(stop: number): void {
    this.pause();
    this.#show(Math.min(Math.max(stop, 0), this.last));
  }

  jumpToStep(step: number): void {
    this.jump(stopAt(this.stops, step));
  }

  /** To the next stop, showing what happens on the way; whoever asks again does not wait for it. */
  forward(): void {
    this.pause();
    if (this.stage.busy) this.#show(this.at);
    this.#go();
  }

  back(): void {
    this.jump(this.at - 1);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.#show(0);
    this.playing = true;
    if (!this.stage.busy) this.#go();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.stage.set(null);
  }

  #go(): void {
    if (this.at >= this.last) return this.pause();
    const from = this.step;
    this.stage.release();
    this.at++;
    for (const frame of this.source.frames.slice(from + 1, this.step + 1)) {
      this.stage.perform(frame.events, viewOf(frame.view));
    }
  }

  #show(stop: number): void {
    this.at = stop;
    const { step } = this;
    this.stage.set(viewOf(this.source.frames[step]!.view));
    this.#shown = this.story.filter((line) => line.step <= step).length;
  }

  #arrived(): void {
    this.#shown = this.story.filter((line) => line.step <= this.step).length;
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.playing && this.#go(), REST_MS / this.speed);
  }
}

/** Frames come without choices: nothing is to be decided. */
function viewOf(view: View): View {
  return { ...view, choices: [] };
}
