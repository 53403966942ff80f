/** The six runners: each has its own ears, its own mark on the chest and its own colour. */
export interface FigureLook {
  colour: string;
  dark: string;
  ears: "upright" | "folded" | "lop" | "wide" | "windswept" | "round";
  mark: "disc" | "triangle" | "square" | "diamond" | "star" | "cross";
}

export const FIGURES: readonly FigureLook[] = [
  { colour: "#2f7fc4", dark: "#123a5e", ears: "upright", mark: "disc" },
  { colour: "#e0662a", dark: "#5c2208", ears: "folded", mark: "triangle" },
  { colour: "#1f9c78", dark: "#093d2e", ears: "lop", mark: "square" },
  { colour: "#cf6fa6", dark: "#571f41", ears: "wide", mark: "diamond" },
  { colour: "#e5b020", dark: "#574000", ears: "windswept", mark: "star" },
  { colour: "#5b6270", dark: "#1b1f27", ears: "round", mark: "cross" },
];

export function figure(seat: number): FigureLook {
  return FIGURES[seat % FIGURES.length]!;
}
