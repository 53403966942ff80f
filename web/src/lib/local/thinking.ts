/** Thinks for the bots of this device's tables; what can be known of a table comes with the pack. */
import { decode } from "../api/decode";
import type { Brief } from "../api/schema";
import { whileSeen } from "../app/seen";
import { DeviceFiles } from "../device/files";
import { Thinker } from "../device/thinker";

export type Know = (game: string, key: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The files of the pack that lies in `folder`. */
export class PackFiles extends DeviceFiles {
  readonly #know: Know;

  constructor(folder: string, know: Know) {
    super(folder);
    this.#know = know;
  }

  protected override learn(game: string, key: string): Promise<Uint8Array> {
    return this.#know(game, key);
  }
}

let thinker: Thinker | null = null;

/** Of a bot's time so much is for what comes before and after its search (Python's part, and the page's), but no more than half of it. */
const ASIDE_MS = 700;

/** The brief with what is left of its time for the search. */
export function inTime(brief: Brief): Brief {
  return { ...brief, ms: Math.max(brief.ms - ASIDE_MS, brief.ms / 2) };
}

/** The thought about a brief; both are JSON. `folder` is where the pack is. Nobody else plays at this device's tables: their bots rest
 * while nobody can see the page. */
export async function think(brief: string, folder: string, know: Know, signal: AbortSignal): Promise<string> {
  const asked = (thinker ??= new Thinker(new PackFiles(folder, know)));
  const due = inTime(decode<Brief>(brief));
  return JSON.stringify(await whileSeen((now) => asked.think(due, { signal: now }), signal));
}
