/** An edition as lists give it, for those who draw its board. Pure. */
import type { AnyEdition, HareEditionInfo } from "../../../lib/api/schema";
import { FINISH } from "../track";
import type { HareSetting } from "../types";

export function hareEdition(edition: AnyEdition | null): HareEditionInfo | null {
  return edition && "printed_to_finish" in edition ? edition : null;
}

/** What is printed on an edition's board. */
export function boardOf({
  id,
  spaces,
  runner,
  printed_to_finish,
}: HareEditionInfo): Pick<HareSetting, "board" | "printed" | "runner"> {
  const printed = spaces.map((_, space) => (printed_to_finish ? FINISH - space : space));
  return { board: { id, spaces }, printed, runner };
}
