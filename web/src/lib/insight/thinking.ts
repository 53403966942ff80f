/** Searches for people: on this device where it can, on the server where it cannot. */
import { api } from "../api/client";
import type { Brief, Thought } from "../api/schema";
import { whileSeen } from "../app/seen";
import { Thinker, type Wish } from "../device/thinker";
import { isLocal } from "../local/names";
import { InsightFiles } from "./files";

/** Who is asked. */
const ADVISER = "champion";
/** Milliseconds after which a search ends, counted from the question: a hint is there within a second. It has some time in any case. */
const SEARCHED = 600;
const LEAST = 250;

/** Searches only while somebody can see the page; the same brief gives the same thought, however often it is begun. */
class SeenThinker extends Thinker {
  override think(brief: Brief, { signal, ...wish }: Wish = {}): Promise<Thought> {
    return whileSeen((now) => super.think(brief, { ...wish, signal: now }), signal);
  }
}

let made: Thinker | undefined;

/** The searches of this page, which share their workers. */
export function thinker(): Thinker {
  return (made ??= new SeenThinker(new InsightFiles()));
}

/** Fetch what a search at a table needs, so that nobody waits for it later; nothing is computed. */
export async function prepareAt(table: string, game: string, seat: number): Promise<void> {
  if (await thinker().ready(game)) await thinker().prepare(await api.brief(table, seat, ADVISER));
}

/** What is to be thought of the choice of my seat at a table. */
export async function thinkAt(table: string, game: string, seat: number, signal: AbortSignal): Promise<Thought> {
  const asked = performance.now();
  if (!(await thinker().ready(game))) return api.thought(table, seat);
  const [brief] = await Promise.all([api.brief(table, seat, ADVISER), thinker().wake(game)]);
  try {
    await thinker().prepare(brief);
    const ms = Math.max(SEARCHED - (performance.now() - asked), LEAST);
    return await thinker().think({ ...brief, sims: 0, ms, threads: thinker().width }, { signal });
  } catch (problem) {
    // The server can think of its own tables.
    if (signal.aborted || isLocal(table)) throw problem;
    return api.thought(table, seat);
  }
}
