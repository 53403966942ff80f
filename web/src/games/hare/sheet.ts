import type { HareEditionSheet, Rulebook } from "../../lib/api/schema";

/** The numbers of an edition; null in a rulebook of another game. */
export function editionSheet({ sheet }: Rulebook): HareEditionSheet | null {
  return sheet && "finish" in sheet ? sheet : null;
}
