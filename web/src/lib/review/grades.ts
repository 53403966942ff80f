/** The five classes of a decision: by what it lost, told by shape and word as well as by colour. Pure. */
import type { Grade, ReviewStep } from "./data";

/** From the best to the worst. */
export const GRADES = ["best", "good", "slip", "mistake", "blunder"] as const satisfies readonly Grade[];

/** The least loss of each class but the first, in win shares; a test holds them beside the kernel's own. */
export const LEAST = [0.005, 0.02, 0.05, 0.1] as const;

/** The class of an action that loses so much. */
export function gradeOf(loss: number): Grade {
  const passed = LEAST.filter((least) => loss >= least).length;
  return GRADES[passed]!;
}

/** Whether a decision is worth coming back to. */
export function isError(step: Pick<ReviewStep, "grade">): boolean {
  return step.grade === "mistake" || step.grade === "blunder";
}

/** How a class is drawn in a box from -1 to 1: a path that is filled, or a ring. */
export const SHAPES: Readonly<Record<Grade, { path: string; ring?: boolean; cross?: boolean }>> = {
  best: { path: "M0-.72a.72.72 0 1 1 0 1.44a.72.72 0 1 1 0-1.44z" },
  good: { path: "M0-.62a.62.62 0 1 1 0 1.24a.62.62 0 1 1 0-1.24z", ring: true },
  slip: { path: "M0-.9 1 .78H-1z" },
  mistake: { path: "M0-1.06 1.06 0 0 1.06-1.06 0z" },
  blunder: {
    path: "M-.72-.92H.72a.2.2 0 0 1 .2.2V.72a.2.2 0 0 1-.2.2H-.72a.2.2 0 0 1-.2-.2V-.72a.2.2 0 0 1 .2-.2z",
    cross: true,
  },
};
