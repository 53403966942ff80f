/** The database of this device's tables: heads, entries, and a summary of each table. Here is what lists need of it. */

export interface Row {
  id: string;
  head: string;
  /** How the table stands, as lists show it; empty until it is told. */
  summary: string;
}

export function rowOf(value: unknown): Row | undefined {
  return isRow(value) ? value : undefined;
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && "id" in value && "head" in value && "summary" in value;
}

export const TABLES = "tables";
export const ENTRIES = "entries";

/** Whether this browser keeps anything at all. */
export function canKeepTables(): boolean {
  return typeof indexedDB === "object";
}

function trouble(error: DOMException | null): Error {
  return error ?? new Error("the database of this browser does not answer");
}

export function isNamed(problem: unknown, name: string): boolean {
  return problem instanceof DOMException && problem.name === name;
}

export function result<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(trouble(asked.error));
  });
}

export function finished(change: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    change.oncomplete = () => done();
    change.onabort = () => failed(trouble(change.error));
  });
}

export class Shelf {
  readonly #name: string;
  #opened: Promise<IDBDatabase> | null = null;

  /** `root` is the page's folder: other pages of Festina under the same origin have tables of their own. */
  constructor(root: string) {
    this.#name = `festina-local ${new URL(root).pathname}`;
  }

  /** The summaries of all tables, by their names; an empty one is of a table that nobody can read. */
  async summaries(): Promise<Map<string, string>> {
    const look = await this.begin([TABLES], "readonly");
    const rows: unknown[] = await result(look.objectStore(TABLES).getAll());
    return new Map(rows.flatMap((row) => rowOf(row) ?? []).map(({ id, summary }) => [id, summary]));
  }

  async remove(table: string): Promise<void> {
    const change = await this.begin([TABLES, ENTRIES], "readwrite");
    change.objectStore(TABLES).delete(table);
    change.objectStore(ENTRIES).delete(IDBKeyRange.bound([table], [table, []]));
    await finished(change);
  }

  /** A transaction; a browser may have closed the database meanwhile, for want of room or to clean up. */
  protected async begin(
    stores: string[],
    mode: IDBTransactionMode,
    options?: IDBTransactionOptions,
  ): Promise<IDBTransaction> {
    try {
      return (await this.#open()).transaction(stores, mode, options);
    } catch (problem) {
      if (!isNamed(problem, "InvalidStateError")) throw problem;
      this.#opened = null;
      return (await this.#open()).transaction(stores, mode, options);
    }
  }

  /** The database; what failed, or was closed, is opened anew by whoever asks next. */
  #open(): Promise<IDBDatabase> {
    this.#opened ??= this.#connect().catch((problem: unknown) => {
      this.#opened = null;
      throw problem;
    });
    return this.#opened;
  }

  async #connect(): Promise<IDBDatabase> {
    const asked = indexedDB.open(this.#name, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES, { keyPath: "id" });
      asked.result.createObjectStore(ENTRIES);
    };
    const database = await result(asked);
    database.onclose = () => (this.#opened = null);
    // Another page wants to change or delete it: nobody should wait for this one.
    database.onversionchange = () => {
      database.close();
      this.#opened = null;
    };
    return database;
  }
}
