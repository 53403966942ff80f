/** The database of this device's tables, for their host: changes are kept as a whole, and tables are read again. */
import { ENTRIES, finished, isNamed, result, rowOf, Shelf, TABLES, type Row } from "./shelf";

export interface Change {
  /** New heads, by table. */
  heads: Record<string, string>;
  /** The number of the first new entry. */
  first: number;
  entries: string[];
  /** Of new tables, as lists show them. */
  summaries: Record<string, string>;
}

export class WholeShelf extends Shelf {
  /** Keeps all of a change or nothing; false if entries with these numbers are there already, or the table is not any more. */
  async keep(table: string, { heads, first, entries, summaries }: Change): Promise<boolean> {
    const change = await this.begin([TABLES, ENTRIES], "readwrite", { durability: "strict" });
    const [rows, lines] = [change.objectStore(TABLES), change.objectStore(ENTRIES)];
    let gone = false;
    for (const [place, text] of entries.entries()) lines.add(text, [table, first + place]);
    for (const [id, head] of Object.entries(heads)) {
      const asked: IDBRequest<unknown> = rows.get(id);
      asked.onsuccess = () => {
        const row = rowOf(asked.result);
        if (id === table && entries.length && !row) {
          gone = true;
          change.abort();
        } else rows.put({ id, head, summary: summaries[id] ?? row?.summary ?? "" } satisfies Row);
      };
    }
    try {
      await finished(change);
      return true;
    } catch (problem) {
      if (gone || isNamed(problem, "ConstraintError")) return false;
      throw problem;
    }
  }

  /** A table as it is kept; nothing if there is none. */
  async read(table: string): Promise<{ head: string; entries: string[] } | undefined> {
    const look = await this.begin([TABLES, ENTRIES], "readonly");
    const row: Promise<unknown> = result(look.objectStore(TABLES).get(table));
    const lines: Promise<unknown[]> = result(look.objectStore(ENTRIES).getAll(IDBKeyRange.bound([table], [table, []])));
    const [found, entries] = await Promise.all([row, lines]);
    const kept = rowOf(found);
    return kept && { head: kept.head, entries: entries.map(String) };
  }

  async summarise(table: string, summary: string): Promise<void> {
    const change = await this.begin([TABLES], "readwrite");
    const rows = change.objectStore(TABLES);
    const asked: IDBRequest<unknown> = rows.get(table);
    asked.onsuccess = () => {
      const row = rowOf(asked.result);
      if (row) rows.put({ ...row, summary } satisfies Row);
    };
    await finished(change);
  }
}
