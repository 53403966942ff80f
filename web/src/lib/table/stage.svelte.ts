/** What is shown of a game: the view, brought up to date event by event, at the pace the person likes. */
import type { Message } from "../api/schema";
import { play, type Sound } from "../sound";
import { settings } from "../stores/settings.svelte";
import type { Around, GameEvent, View } from "./view";

/** Something that appears for a moment: "−15" rising from a pawn. The game's board knows how to draw it. */
export interface Effect {
  id: number;
  seat: number;
  text: string;
  tone: "gain" | "loss" | "plain";
}

/** A moment that is shown large, over the board: a card that is drawn, a runner who comes home. The game knows its own. */
export interface Scene {
  kind: string;
}

/** One moment of an animation: the board as it looks then, for so many milliseconds. */
export interface Beat<V extends View = View> {
  view: V;
  ms: number;
  effect?: Omit<Effect, "id">;
  /** What is shown large meanwhile. */
  scene?: Scene;
  sound?: Sound;
  /** For whoever wants no motion: this beat is shown, at rest, for so many milliseconds. */
  still?: number;
  /** At rest its scene stays so long while everything else goes on: nobody waits for it. */
  lingers?: number;
  /** What the board shows from then on, until somebody goes on, whatever happens behind it; null takes that away. */
  stays?: V | null;
}

/** How a game shows things; pure, from the board before them. */
export interface Animation {
  animate(view: View, event: GameEvent, around: Around): Beat[];
  /** What has changed between two views, once everything in between was shown (`shown` is what that came to). */
  settle(before: View, after: View, shown: View): Beat[];
}

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
  scene = $state.raw<Scene | null>(null);
  /** What stays on the board until somebody goes on. */
  held = $state.raw<View | null>(null);
  /** The sentence of the event being shown. */
  caption = $state.raw<Message | null>(null);
  #acts: Act[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;
  /** Too much has happened to look at any of it. */
  #catchingUp = false;
  /** Counts the times a view was set: what was being shown before that is not gone on with. */
  #era = 0;
  #nextEffect = 1;
  #lingering: Scene | null = null;

  constructor(
    private readonly animation: () => Animation | null,
    /** Called for each event when it is shown. */
    private readonly onevent: (event: GameEvent) => void = () => undefined,
    /** Called when everything has been shown. */
    private readonly idle: () => void = () => undefined,
    /** Milliseconds are multiplied by this; 0 shows nothing but the result. */
    private readonly tempo: () => number = () => settings.tempo,
  ) {}

  /** Shows a view at once and forgets what was still to be shown; what stays on the board does so if `holding`. */
  set(view: View | null, holding = false): void {
    this.#acts = [];
    this.#era++;
    this.#skipping = false;
    this.view = view;
    this.scene = null;
    if (!holding) this.held = null;
    this.#wake?.();
  }

  /** Shows what happened, then the view after it. */
  perform(events: GameEvent[], view: View | null): void {
    this.#acts.push({ events, view });
    if (!this.busy) void this.#run();
  }

  /** Goes on to the next moment of what is being shown. */
  next(): void {
    this.#wake?.();
  }

  /** What stayed on the board has been looked at. */
  release(): void {
    this.held = null;
  }

  /** Goes straight to the end of what is being shown; what stays there is shown. */
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    this.#skipping = this.#catchingUp = false;
    let known = this.view;
    for (let act = this.#acts.shift(); act; act = this.#acts.shift()) {
      const waiting = this.#acts.reduce((sum, next) => sum + next.events.length, act.events.length);
      if (waiting > MOST_EVENTS) this.#catchingUp = true;
      const era = this.#era;
      const { events, view } = act;
      for (const [number, event] of events.entries()) {
        await this.#show(event, { before: events.slice(0, number), after: events.slice(number + 1) });
        if (era !== this.#era) break;
      }
      if (era !== this.#era) known = this.view;
      else if (view) {
        const before = known;
        const shown = this.view ?? view;
        this.view = known = view;
        if (before) await this.#showBeats((animation) => animation.settle(before, view, shown));
      }
    }
    this.caption = null;
    this.busy = false;
    this.idle();
  }

  async #show(event: GameEvent, around: Around): Promise<void> {
    this.onevent(event);
    await this.#showBeats((animation, view) => animation.animate(view, event, around), event.say);
  }

  async #showBeats(beats: (animation: Animation, view: View) => Beat[], caption?: Message): Promise<void> {
    const animation = this.animation();
    const resting = this.tempo() === 0;
    if (!animation || !this.view || this.#catchingUp || document.hidden) return;
    if (resting && !settings.stills) return;
    if (caption && !this.#skipping) this.caption = caption;
    const era = this.#era;
    for (const beat of beats(animation, this.view)) {
      this.view = beat.view;
      if (beat.stays !== undefined) this.held = beat.stays;
      if (this.#skipping) continue;
      if (resting && beat.lingers) this.#linger(beat);
      if (resting && !beat.still) continue;
      this.scene = beat.scene ?? null;
      if (beat.effect) this.#appear(beat.effect);
      if (beat.sound) play(beat.sound);
      await this.#pause(resting ? (beat.still ?? 0) : beat.ms * this.tempo());
      if (era !== this.#era) break;
    }
    if (this.scene !== this.#lingering) this.scene = null;
  }

  #linger({ scene, lingers }: Beat): void {
    if (!scene) return;
    this.scene = this.#lingering = scene;
    setTimeout(() => {
      if (this.scene === scene) this.scene = null;
    }, lingers);
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
