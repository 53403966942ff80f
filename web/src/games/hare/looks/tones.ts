/** Colours at night: the ground darkens, stones stay paper. */
import type { Tone } from "./look";

const NIGHT = "#0d1712";
const SHADE = "#3a3426";

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** A colour with so much of another in it. */
export function mixed(hex: string, other: string, share: number): string {
  const into = channels(other);
  const parts = channels(hex).map((part, index) => Math.round(part + (into[index]! - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** What lies on the ground. */
export const land = (light: string): Tone => ({ light, dark: mixed(light, NIGHT, 0.72) });

/** What one walks on: it must show on dark ground. */
export const way = (light: string): Tone => ({ light, dark: mixed(light, NIGHT, 0.58) });

/** What is cut from paper, or painted on it. */
export const paper = (light: string): Tone => ({ light, dark: mixed(light, SHADE, 0.1) });

/** The same by day and by night. */
export const always = (colour: string): Tone => ({ light: colour, dark: colour });
