/** Which runner a seat has: people choose theirs, so a screen that shows a table tells all drawings inside it. */
import { getContext, setContext } from "svelte";
import { FIGURES, figure, type FigureLook } from "./figures";

type Runners = () => readonly number[];

const KEY = Symbol("runners");

/** For a screen that shows a table or a replay: the runners by seat. */
export function setRunners(runners: Runners): void {
  setContext(KEY, runners);
}

/** For whoever draws: the way to a seat's look. Outside a table a seat has the runner of its number. */
export function seatLooks(): (seat: number) => FigureLook {
  const runners = getContext<Runners | undefined>(KEY);
  return (seat) => figure(runners ? runnerOf(runners(), seat) : seat);
}

/** The runner of a seat; who takes part without a seat has one that nobody else has. */
export function runnerOf(runners: readonly number[], seat: number): number {
  const free = FIGURES.map((_, runner) => runner).filter((runner) => !runners.includes(runner));
  return runners[seat] ?? free[seat - runners.length] ?? seat;
}
