/** The six runners: each has its own ears, its own mark on the chest and its own colours. One of the three is enough to tell them apart. */
export interface FigureLook {
  /** The body. */
  colour: string;
  /** The outline. */
  dark: string;
  /** Its colour as text, on a slip or on its own tint. */
  text: string;
  tint: string;
  /** The mark on the chest, at least 3 : 1 on the body. */
  chest: string;
  ears: "upright" | "folded" | "lop" | "wide" | "windswept" | "round";
  mark: "disc" | "triangle" | "square" | "diamond" | "star" | "cross";
}

/** How figures are made: inked (three weights of line), printed flat, painted, cut from paper, or turned and lacquered. */
export type Finish = "ink" | "heavy" | "fine" | "flat" | "gouache" | "cut" | "lacquer";

/** The width of the line round a figure; 0: it has none. */
export const LINES: Readonly<Record<Finish, number>> = {
  ink: 2.6,
  heavy: 3.8,
  fine: 1.7,
  flat: 0,
  gouache: 0,
  cut: 0,
  lacquer: 2,
};

export const FIGURES: readonly FigureLook[] = [
  {
    colour: "#1b52b3",
    text: "#16428f",
    tint: "#dde7f8",
    dark: "#0d2a5e",
    chest: "#fff",
    ears: "upright",
    mark: "disc",
  },
  {
    colour: "#cf3d18",
    text: "#a12c0d",
    tint: "#fbe1d8",
    dark: "#5a1505",
    chest: "#fff",
    ears: "folded",
    mark: "triangle",
  },
  { colour: "#1e9676", text: "#0f6650", tint: "#d6efe6", dark: "#073a2c", chest: "#fff", ears: "lop", mark: "square" },
  {
    colour: "#e678c8",
    text: "#94317a",
    tint: "#fbe3f4",
    dark: "#5e1a4c",
    chest: "#5e1a4c",
    ears: "wide",
    mark: "diamond",
  },
  {
    colour: "#fbd13a",
    text: "#735600",
    tint: "#fdf3cc",
    dark: "#5a4300",
    chest: "#5a4300",
    ears: "windswept",
    mark: "star",
  },
  { colour: "#2a2c37", text: "#2a2c37", tint: "#e2e3e9", dark: "#0c0d12", chest: "#fff", ears: "round", mark: "cross" },
];

export function figure(runner: number): FigureLook {
  return FIGURES[runner % FIGURES.length]!;
}

/** The colours of a runner as CSS variables, for what belongs to it: its lane, its lines in the log. */
export function inks({ colour, text, tint, dark }: FigureLook): string {
  return `--colour:${colour};--text:${text};--tint:${tint};--outline:${dark}`;
}
