/** One look for each edition, by its id: a decade's way of printing, drawn by us. An edition without one has the house's. */
import type { Look } from "./look";
import { always, land, paper, way } from "./tones";

/** Fresh meadow, ink line, round stones. */
export const HOUSE: Look = {
  scenery: "meadow",
  ground: { light: "#cfe3b4", dark: "#2c4533" },
  fold: { light: "#bbd79b", dark: "#263c2d" },
  sky: { light: "#dcebf3", dark: "#1c2f38" },
  sun: { light: "#ffd975", dark: "#c9b37a" },
  leaf: { light: "#9cc07e", dark: "#3c5c42" },
  grass: { light: "#9cc07e", dark: "#46694d" },
  bloom: { light: "#f0a73a", dark: "#c98a3a" },
  path: [
    { colour: { light: "#dcc797", dark: "#37331f" }, width: 0.66 },
    { colour: { light: "#f3e6c6", dark: "#4c4733" }, width: 0.56 },
  ],
  stone: {
    shape: "disc",
    ends: { light: "#fffaf0", dark: "#e9e2cf" },
    edge: { light: "#b9a878", dark: "#14190f" },
    ink: { light: "#3b3a2c", dark: "#2b2c20" },
    carrot: { light: "#ffdcb5", dark: "#f3c796" },
    lettuce: { light: "#d3eebb", dark: "#bcdba0" },
    hare: { light: "#ead9f3", dark: "#d3bde0" },
    tortoise: { light: "#c4e9e4", dark: "#a5d3cc" },
    number: { light: "#fff1bd", dark: "#eedd9a" },
  },
  inks: null,
  finish: "ink",
  rim: "#fffdf6",
  contour: null,
  bar: { fill: "#2f6f43", text: "#ffffff" },
  slip: { light: "#f6f1e3", dark: "#27352e" },
  year: { light: "#2f6f43", dark: "#8fce9b" },
};

/** Screen print: three inks, a striped ribbon, a sun of rings. */
const SCREEN_PRINT: Look = {
  scenery: "rings",
  ground: land("#e6b246"),
  fold: land("#8a8b2c"),
  sky: land("#e6b246"),
  sun: land("#d96629"),
  leaf: land("#8a8b2c"),
  grass: land("#d96629"),
  bloom: always("#d96629"),
  path: [
    { colour: way("#5a2d16"), width: 0.76 },
    { colour: way("#d96629"), width: 0.69 },
    { colour: way("#f6e4b3"), width: 0.55 },
    { colour: way("#8a8b2c"), width: 0.4 },
    { colour: way("#f6e4b3"), width: 0.31 },
  ],
  stone: {
    shape: "square",
    ends: paper("#f7e9c9"),
    edge: always("#5a2d16"),
    ink: always("#2e1508"),
    carrot: paper("#f2a25c"),
    lettuce: paper("#c3c35e"),
    hare: paper("#e3bd95"),
    tortoise: paper("#a9bfa0"),
    number: paper("#f7dfa6"),
  },
  inks: { line: "#7a3210", fill: "#cc5f25", light: "#f6dcae" },
  finish: "flat",
  rim: "#f7e9c9",
  contour: "#5a2d16",
  bar: { fill: "#5a2d16", text: "#f6e4b3" },
  slip: { light: "#f2e2b8", dark: "#38301c" },
  year: { light: "#5a2d16", dark: "#e8bb5a" },
};

/** Gouache: dusk over firs, dew on deep green, toadstools. */
const PICTURE_BOOK: Look = {
  scenery: "firs",
  ground: land("#6d9a63"),
  fold: land("#5f8b59"),
  sky: land("#4d7f8f"),
  sun: { light: "#f4e3b0", dark: "#b9ab7c" },
  leaf: land("#3d6e5c"),
  grass: land("#4c7a49"),
  bloom: always("#e8b13c"),
  path: [
    { colour: way("#c4a25f"), width: 0.66 },
    { colour: way("#ecd9a8"), width: 0.56 },
  ],
  stone: {
    shape: "scallop",
    ends: paper("#f7efda"),
    edge: always("#3f5c40"),
    ink: always("#2b2c20"),
    carrot: paper("#f4c490"),
    lettuce: paper("#cfe3a6"),
    hare: paper("#d9c3d9"),
    tortoise: paper("#aacdd7"),
    number: paper("#f3e0a8"),
  },
  inks: null,
  finish: "gouache",
  rim: "#f7efda",
  contour: "#22402c",
  bar: { fill: "#234a6b", text: "#f4ead0" },
  slip: { light: "#e6ecd9", dark: "#24332b" },
  year: { light: "#234a6b", dark: "#9cc4e0" },
};

/** A country fair's engraving: racing green on cream. */
const ENGRAVING: Look = {
  scenery: "engraving",
  ground: land("#efe5c9"),
  fold: land("#e2d6b4"),
  sky: land("#efe5c9"),
  sun: land("#efe5c9"),
  leaf: { light: "#dfe5c8", dark: "#34402f" },
  grass: { light: "#5f7a62", dark: "#587259" },
  bloom: { light: "#5f7a62", dark: "#587259" },
  path: [
    { colour: { light: "#2f4a35", dark: "#829a80" }, width: 0.64 },
    { colour: { light: "#fbf5e4", dark: "#3c3d30" }, width: 0.56 },
  ],
  stone: {
    shape: "octagon",
    ends: paper("#fbf5e4"),
    edge: always("#2f4a35"),
    ink: always("#1f3325"),
    carrot: paper("#f4d3ae"),
    lettuce: paper("#d5dfb5"),
    hare: paper("#e4d3dc"),
    tortoise: paper("#c8dcd3"),
    number: paper("#f2e2b8"),
  },
  inks: { line: "#2c4630", fill: "#5e8059", light: "#e9efd8" },
  finish: "heavy",
  rim: "#fffdf6",
  contour: null,
  bar: { fill: "#6b1f2a", text: "#fbf3df" },
  slip: { light: "#f5ecd6", dark: "#322d22" },
  year: { light: "#6b1f2a", dark: "#e5a0a4" },
};

/** Lacquered wood under a blue sky, glossy pebbles. */
const LACQUER: Look = {
  scenery: "lawn",
  ground: land("#94d353"),
  fold: land("#7cc446"),
  sky: land("#7fd0f5"),
  sun: { light: "#ffe15c", dark: "#c9b14f" },
  leaf: land("#3c9a41"),
  grass: land("#4ba43c"),
  bloom: always("#ffb300"),
  path: [
    { colour: way("#d98300"), width: 0.68 },
    { colour: way("#ffd951"), width: 0.57 },
  ],
  stone: {
    shape: "pebble",
    ends: paper("#fff6e2"),
    edge: always("#8a5a16"),
    ink: always("#33291b"),
    carrot: paper("#ffb877"),
    lettuce: paper("#b4e676"),
    hare: paper("#d6bbf5"),
    tortoise: paper("#8fdff0"),
    number: paper("#ffe070"),
  },
  inks: null,
  finish: "lacquer",
  rim: "#fffdf6",
  contour: null,
  bar: { fill: "#b35200", text: "#ffffff" },
  slip: { light: "#eaf6d5", dark: "#26351f" },
  year: { light: "#a84c00", dark: "#f7ab5e" },
};

/** Cut paper in harvest light, soft shadows. */
const CUT_PAPER: Look = {
  scenery: "harvest",
  ground: land("#ecca7a"),
  fold: land("#f5dda0"),
  sky: land("#ecca7a"),
  sun: land("#f5dda0"),
  leaf: land("#b99a3c"),
  grass: land("#c1954a"),
  bloom: always("#c8502b"),
  path: [
    { colour: way("#d3a862"), width: 0.68 },
    { colour: way("#fdf5e1"), width: 0.57 },
  ],
  stone: {
    shape: "cut",
    ends: paper("#fffaf0"),
    edge: paper("#fffdf6"),
    ink: always("#33291b"),
    carrot: paper("#f8b980"),
    lettuce: paper("#cbda8a"),
    hare: paper("#e2c7d8"),
    tortoise: paper("#b6d3c8"),
    number: paper("#f9e5a0"),
  },
  inks: null,
  finish: "cut",
  rim: "#fffdf6",
  contour: "#7a4a1c",
  bar: { fill: "#9c3f1f", text: "#fff6e3" },
  slip: { light: "#fbf0d9", dark: "#392f20" },
  year: { light: "#9c3f1f", dark: "#f0a184" },
};

/** Mediterranean noon: pavement tiles, cypresses, the sea. */
const PAVEMENT: Look = {
  scenery: "coast",
  ground: land("#f0d9a8"),
  fold: land("#f5e3ba"),
  sky: land("#4fb0d2"),
  sun: always("#fffaf0"),
  leaf: land("#7f9b55"),
  grass: land("#a8a35c"),
  bloom: always("#d2703a"),
  path: [
    { colour: way("#d2703a"), width: 0.66 },
    { colour: { light: "#fffdf8", dark: "#4b463a" }, width: 0.57 },
  ],
  stone: {
    shape: "hexagon",
    ends: paper("#fffdf8"),
    edge: always("#c4622c"),
    ink: always("#33291b"),
    carrot: paper("#ffcc9a"),
    lettuce: paper("#d0e49f"),
    hare: paper("#e9d0e2"),
    tortoise: paper("#a6dcee"),
    number: paper("#fdf0bd"),
  },
  inks: null,
  finish: "fine",
  rim: "#fffdf6",
  contour: null,
  bar: { fill: "#1c6f95", text: "#ffffff" },
  slip: { light: "#fdf4e0", dark: "#2c3230" },
  year: { light: "#1c6f95", dark: "#86c8e6" },
};

export const LOOKS: Readonly<Record<string, Look>> = {
  "intellect-1974": SCREEN_PRINT,
  "ravensburger-1978": PICTURE_BOOK,
  "gibsons-1987": ENGRAVING,
  "abacus-2000": LACQUER,
  "ravensburger-2008": CUT_PAPER,
  "gibsons-2010": HOUSE,
  "devir-2014": PAVEMENT,
};

export function lookOf(edition: string): Look {
  return LOOKS[edition] ?? HOUSE;
}
