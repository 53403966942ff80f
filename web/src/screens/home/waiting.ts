/** Which of my games waits for me. Pure. */
import type { TableSummary } from "../../lib/api/schema";

export function isMyTurn({ status, to_act, mine }: TableSummary): boolean {
  return status === "running" && to_act.some((seat) => mine.includes(seat));
}

/** My games that are not over, and that I still play in: those that wait for me first, the longest waiting first of all; then the latest. */
export function waiting(tables: readonly TableSummary[]): TableSummary[] {
  const going = tables.filter(({ status, removed }) => removed === null && (status === "open" || status === "running"));
  const mine = going.filter(isMyTurn).sort((one, other) => one.changed - other.changed);
  const others = going.filter((table) => !isMyTurn(table)).sort((one, other) => other.changed - one.changed);
  return [...mine, ...others];
}
