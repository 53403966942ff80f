/** What is shown of a game: the view, brought up to date event by event, at the pace the person likes. */
import type { Message } from "../api/schema";
import { settings } from "../stores/settings.svelte";
import type { GameEvent, View } from "./view";

/** Something that appears for a moment: "−15" rising from a pawn. The game's board knows how to draw it. */
export interface Effect {
  id: number;
  seat: number;
  text: string;
  tone: "gain" | "loss" | "plain";
}

/** One moment of an animation: the board as it looks then, for so many milliseconds. */
export interface Beat<V extends View = View> {
  view: V;
  ms: number;
  effect?: Omit<Effect, "id">;
}

/** How a game shows an event: pure, from the board before it. */
export type Animate = (view: View, event: GameEvent) => Beat[];

interface Act {
  events: GameEvent[];
  /** The truth after the events; null if more is to come before it is known. */
  view: View | null;
}

const EFFECT_MS = 1600;
/** More events than this are not shown one by one: whoever comes back wants to see the table as it is. */
const MOST_EVENTS = 60;

export class Stage {
  view = $state.raw<View | null>(null);
  busy = $state(false);
  effects = $state.raw<Effect[]>([]);
  /** The sentence of the event being shown. */
  caption = $state.raw<Message | null>(null);
  #acts: Act[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;
  /** Counts the times a view was set: what was being shown before that is not gone on with. */
  #era = 0;
  #nextEffect = 1;

  constructor(
    private readonly animate: () => Animate | null,
    /** Called for each event when it is shown. */
    private readonly onevent: (event: GameEvent) => void = () => undefined,
    /** Called when everything has been shown. */
    private readonly idle: () => void = () => undefined,
    /** Milliseconds are multiplied by this; 0 shows nothing but the result. */
    private readonly tempo: () => number = () => settings.tempo,
  ) {}

  /** Shows a view at once and forgets what was still to be shown. */
  set(view: View | null): void {
    this.#acts = [];
    this.#era++;
    this.#skipping = false;
    this.view = view;
    this.#wake?.();
  }

  /** Shows what happened, then the view after it. */
  perform(events: GameEvent[], view: View | null): void {
    this.#acts.push({ events, view });
    if (!this.busy) void this.#run();
  }

  /** Goes straight to the end of what is being shown. */
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    this.#skipping = false;
    for (let act = this.#acts.shift(); act; act = this.#acts.shift()) {
      const waiting = this.#acts.reduce((sum, next) => sum + next.events.length, act.events.length);
      if (waiting > MOST_EVENTS) this.#skipping = true;
      const era = this.#era;
      for (const event of act.events) {
        await this.#show(event);
        if (era !== this.#era) break;
      }
      if (act.view && era === this.#era) this.view = act.view;
    }
    this.caption = null;
    this.busy = false;
    this.idle();
  }

  async #show(event: GameEvent): Promise<void> {
    this.onevent(event);
    const animate = this.animate();
    if (!animate || !this.view || this.#skipping || this.tempo() === 0 || document.hidden) return;
    this.caption = event.say;
    const era = this.#era;
    for (const beat of animate(this.view, event)) {
      this.view = beat.view;
      if (beat.effect) this.#appear(beat.effect);
      await this.#pause(beat.ms * this.tempo());
      if (this.#skipping || era !== this.#era) return;
    }
  }

  #appear(effect: Omit<Effect, "id">): void {
    const id = this.#nextEffect++;
    this.effects = [...this.effects, { ...effect, id }];
    setTimeout(() => (this.effects = this.effects.filter((other) => other.id !== id)), EFFECT_MS);
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
