/** What an edition looks like: its ground, path, stones, pictures and figures. Rules, type and buttons are the house's. */
import type { Finish } from "../../../art/figures";

/** A colour in light and in dark. */
export interface Tone {
  light: string;
  dark: string;
}

export const STONE_KINDS = ["carrot", "lettuce", "hare", "tortoise", "number"] as const;
export type StoneKind = (typeof STONE_KINDS)[number];
export type StoneShape = "disc" | "square" | "scallop" | "octagon" | "pebble" | "cut" | "hexagon";

export type PlantKind = "tuft" | "flower" | "bush" | "tree";

/** A stripe of the path: all lie on its middle, the widest first. Widths are shares of a step. */
export interface Stripe {
  colour: Tone;
  width: number;
}

export interface Look {
  /** What is drawn on the ground and above it. */
  scenery: "meadow" | "rings" | "firs" | "engraving" | "lawn" | "harvest" | "coast";
  ground: Tone;
  /** Hills and bands on the ground. */
  fold: Tone;
  sky: Tone;
  sun: Tone;
  /** Trees and bushes, grass, and the hearts of flowers. */
  leaf: Tone;
  grass: Tone;
  bloom: Tone;
  path: readonly Stripe[];
  stone: {
    shape: StoneShape;
    /** Start and Finish. */
    ends: Tone;
    edge: Tone;
    /** The printed number. */
    ink: Tone;
  } & Record<StoneKind, Tone>;
  /** Pictures printed in few inks: lines, surfaces, light parts; null: in full colour. */
  inks: { line: string; fill: string; light: string } | null;
  finish: Finish;
  /** The paper that figures are cut from, and a line round it where figures have none of their own. */
  rim: string;
  contour: string | null;
  /** The bar with the edition's name. */
  bar: { fill: string; text: string };
  /** The slip beside the board's picture, and the year on it. */
  slip: Tone;
  year: Tone;
}

/** What lies over an edition's look: the person's wish. */
export interface Over {
  /** Black on white, or white on black; lines of 3 px, no plants. */
  contrast: boolean;
  /** Nothing but the track, with larger pictures. */
  plain: boolean;
  /** Stones in colours that stay apart for every kind of colour vision. */
  clear: boolean;
}

/** How much larger pictures are on a plain board. */
export const LARGER = 1.22;

const CONTRAST_GROUND: Tone = { light: "#ffffff", dark: "#000000" };
const CONTRAST_LINE: Tone = { light: "#000000", dark: "#ffffff" };
/** Stones on a board of high contrast: paper with a breath of their colour. */
const CONTRAST_STONES: Record<StoneKind, Tone> = {
  carrot: { light: "#ffe8cf", dark: "#ffe8cf" },
  lettuce: { light: "#e2f6d2", dark: "#e2f6d2" },
  hare: { light: "#f3e8fb", dark: "#f3e8fb" },
  tortoise: { light: "#d6f4f0", dark: "#d6f4f0" },
  number: { light: "#fff6cf", dark: "#fff6cf" },
};
/** As far apart as five colours under a dark number can be, for every kind of colour vision and in grey. */
const CLEAR_STONES: Record<StoneKind, Tone> = {
  carrot: { light: "#f9a324", dark: "#f9a324" },
  lettuce: { light: "#c3efa1", dark: "#c3efa1" },
  hare: { light: "#ddc0f1", dark: "#ddc0f1" },
  tortoise: { light: "#80aaae", dark: "#80aaae" },
  number: { light: "#fefcf0", dark: "#fefcf0" },
};
const DARK_INK: Tone = { light: "#17170f", dark: "#17170f" };
const BLACK: Tone = { light: "#000000", dark: "#000000" };
const PAPER: Tone = { light: "#ffffff", dark: "#ffffff" };

/** The look as it is shown under what the person wishes. */
export function worn(look: Look, { contrast, clear }: Over): Look {
  const printed = contrast ? inContrast(look) : look;
  if (!clear) return printed;
  return { ...printed, stone: { ...printed.stone, ...CLEAR_STONES, ink: contrast ? BLACK : DARK_INK } };
}

function inContrast(look: Look): Look {
  return {
    ...look,
    scenery: "meadow",
    ground: CONTRAST_GROUND,
    fold: CONTRAST_GROUND,
    sky: CONTRAST_GROUND,
    sun: CONTRAST_GROUND,
    path: [
      { colour: CONTRAST_LINE, width: 0.66 },
      { colour: CONTRAST_GROUND, width: 0.54 },
    ],
    stone: { ...look.stone, ...CONTRAST_STONES, ends: PAPER, edge: CONTRAST_LINE, ink: BLACK },
    inks: null,
    finish: "heavy",
    rim: "#ffffff",
    contour: "#000000",
  };
}

/** Both values of a colour; `color-scheme` decides. */
export const both = ({ light, dark }: Tone): string => (light === dark ? light : `light-dark(${light}, ${dark})`);

/** The look as CSS variables, for the element that holds the board. */
export function lookStyle(look: Look, over: Over): string {
  const { ground, fold, leaf, stone, inks, rim, contour, sky, sun, grass, bloom } = worn(look, over);
  const variables: Record<string, string> = {
    "--meadow": both(ground),
    "--meadow-deep": both(fold),
    "--meadow-shade": both(leaf),
    "--grass": both(grass),
    "--bloom": both(bloom),
    "--sky": both(sky),
    "--sun": both(sun),
    "--stone": both(stone.ends),
    "--stone-edge": both(stone.edge),
    "--stone-ink": both(stone.ink),
    "--stone-line": over.contrast ? "3px" : "1.6px",
    "--kind-carrot": both(stone.carrot),
    "--kind-lettuce": both(stone.lettuce),
    "--kind-hare": both(stone.hare),
    "--stone-cool": both(stone.tortoise),
    "--stone-warm": both(stone.number),
    "--rim": rim,
    ...(contour && { "--contour": contour }),
    ...(inks && { "--print-line": inks.line, "--print-fill": inks.fill, "--print-light": inks.light }),
  };
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}
