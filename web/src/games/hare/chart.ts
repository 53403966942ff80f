/** What the numbers of a die or of drawn cards mean, in editions that have a table for it. */
import { api } from "../../lib/api/client";
import type { Chart } from "./moves";

/** The table or chart of a ruleset; null where the hare's cards speak for themselves, or nobody answers. */
export async function loadChart(ruleset: string, mode: string): Promise<Chart | null> {
  if (mode !== "die" && mode !== "chart") return null;
  return api.hareSheet(ruleset).then(
    (sheet) => sheet?.cells ?? null,
    () => null,
  );
}
