/** Sounds of our own, made as they are needed: no files. One at a time; the older one fades. Silent until the first press. */
import { settings } from "./stores/settings.svelte";

export type Sound =
  | { name: "paper" | "knocks" | "gain" | "loss" | "overtake" | "turn" | "arrival" | "second" }
  /** The n-th hop of a run: a semitone higher each. */
  | { name: "hop"; step: number };

/** A tone: when it begins and how long it lasts, in seconds. */
interface Tone {
  wave: OscillatorType;
  hertz: number;
  at: number;
  lasts: number;
  /** Against the loudest. */
  loud?: number;
  /** Seconds until it is at its loudest. */
  attack?: number;
}

const MASTER = 0.25;
const FADE = 0.02;
const SEMITONE = 2 ** (1 / 12);
const KNOCK_SOFTER = 10 ** (-4 / 20);

function tones(wave: OscillatorType, hertz: readonly number[], apart: number, lasts: number): Tone[] {
  return hertz.map((one, number) => ({ wave, hertz: one, at: number * apart, lasts }));
}

/** The tones of a sound; paper is noise, too. */
export function tonesOf(sound: Sound): Tone[] {
  switch (sound.name) {
    case "hop":
      return [{ wave: "triangle", hertz: 330 * SEMITONE ** Math.min(sound.step, 16), at: 0, lasts: 0.06, loud: 0.6 }];
    case "paper":
      return [{ wave: "square", hertz: 1800, at: 0.26, lasts: 0.012, loud: 0.25 }];
    case "knocks":
      return [0, 0.23, 0.42].map((at, number) => {
        return { wave: "square" as const, hertz: 2000, at, lasts: 0.018, loud: 0.5 * KNOCK_SOFTER ** number };
      });
    case "gain":
      return tones("sine", [660, 880], 0.09, 0.14);
    case "loss":
      return tones("sine", [698, 523], 0.09, 0.14);
    case "overtake":
      return tones("triangle", [440, 587], 0.09, 0.09);
    case "turn":
      return tones("sine", [523, 659], 0.12, 0.12);
    case "arrival":
      return [
        ...tones("triangle", [523, 659, 784], 0.11, 0.2),
        { wave: "sine", hertz: 70, at: 0, lasts: 0.18, loud: 1 },
      ];
    case "second":
      return [392, 523].map((hertz) => ({ wave: "sine" as const, hertz, at: 0, lasts: 0.4, attack: 0.12 }));
  }
}

let context: AudioContext | null = null;
/** What is being heard, and how to end it. */
let sounding: GainNode | null = null;

/** The first press of anything lets sounds be heard. */
function wake(): void {
  context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  void context?.resume();
}

if (typeof addEventListener === "function") {
  for (const press of ["pointerdown", "keydown"] as const) addEventListener(press, wake, { once: true, passive: true });
}

export function play(sound: Sound): void {
  if (!settings.sound || context?.state !== "running" || document.hidden) return;
  const now = context.currentTime;
  if (sounding) sounding.gain.setTargetAtTime(0, now, FADE / 3);
  const out = context.createGain();
  out.gain.value = MASTER;
  out.connect(context.destination);
  sounding = out;
  for (const tone of tonesOf(sound)) sing(context, out, tone, now);
  if (sound.name === "paper") brush(context, out, now);
}

function sing(audio: AudioContext, out: GainNode, tone: Tone, now: number): void {
  const { wave, hertz, at, lasts, loud = 0.7, attack = 0.004 } = tone;
  const source = audio.createOscillator();
  const shape = audio.createGain();
  source.type = wave;
  source.frequency.value = hertz;
  shape.gain.setValueAtTime(0, now + at);
  shape.gain.linearRampToValueAtTime(loud, now + at + attack);
  shape.gain.exponentialRampToValueAtTime(0.001, now + at + lasts);
  source.connect(shape).connect(out);
  source.start(now + at);
  source.stop(now + at + lasts + FADE);
}

/** Paper over paper: noise through a band that rises. */
function brush(audio: AudioContext, out: GainNode, now: number): void {
  const lasts = 0.14;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.2;
  band.frequency.setValueAtTime(1200, now);
  band.frequency.exponentialRampToValueAtTime(3500, now + lasts);
  source.connect(band).connect(out);
  source.start(now);
}

/** A tap of the phone's motor: it is one's turn. */
export function tap(): void {
  // Browsers complain about a page that nobody has touched yet.
  const touched = navigator.userActivation?.hasBeenActive ?? false;
  if (settings.sound && touched && !document.hidden && "vibrate" in navigator) navigator.vibrate(18);
}
