/** Which seat of a finished game was mine: only my own tables can say that, never an address. */
import { api } from "../api/client";
import type { TableSummary } from "../api/schema";
import { isLocal } from "../local/names";
import { me } from "../stores/me.svelte";

/** My seat in a shared game; null if I did not play in it, or if that cannot be found out. */
export async function ownSeatIn(share: string): Promise<number | null> {
  try {
    if (isLocal(share)) return (await api.table(share)).mine[0] ?? null; // a game of this device is shared under its own name
    const known = seatAmong(me.tables ?? [], share);
    if (known !== null) return known;
    await me.refresh();
  } catch {
    return null; // then it is told like anybody's game
  }
  return seatAmong(me.tables ?? [], share);
}

/** My seat at the table whose game is shared under a name. */
export function seatAmong(tables: readonly Pick<TableSummary, "share" | "mine">[], share: string): number | null {
  return tables.find((table) => table.share === share)?.mine[0] ?? null;
}
