/** The tables of this device, for lists: read from its database, without starting Python. */
import { site } from "../app/site";
import { decode } from "../api/decode";
import type { TableSummary } from "../api/schema";
import { isNews, newsOf } from "./news";
import { canKeepTables, Shelf } from "./shelf";

let shelf: Shelf | null = null;

/** All of them; `damaged` are the names of those that cannot be read. */
export async function localTables(): Promise<{ tables: TableSummary[]; damaged: string[] }> {
  if (!canKeepTables()) return { tables: [], damaged: [] };
  const tables: TableSummary[] = [];
  const damaged: string[] = [];
  for (const [id, text] of await (shelf ??= new Shelf(site().root.href)).summaries()) {
    const summary = readSummary(text);
    if (summary) tables.push(summary);
    else damaged.push(id);
  }
  return { tables, damaged };
}

/** Calls back whenever lists of this device's tables have changed, whichever page did it. */
export function followLists(changed: () => void): void {
  newsOf(site().root.href).onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data) && data.what !== "kept") changed();
  };
}

export function readSummary(text: string): TableSummary | null {
  try {
    const summary = decode<TableSummary | null>(text);
    return summary && typeof summary.id === "string" && Array.isArray(summary.seats) ? summary : null;
  } catch {
    return null;
  }
}
