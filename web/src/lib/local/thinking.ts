/** Thinks for the bots of this device's tables; what can be known of a table comes with the pack. */
import { decode } from "../api/decode";
import type { Brief } from "../api/schema";
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

  override knowledge(game: string, key: string): Promise<Uint8Array> {
    return this.#know(game, key);
  }
}

let thinker: Thinker | null = null;

/** The thought about a brief; both are JSON. `folder` is where the pack is. */
export async function think(brief: string, folder: string, know: Know, signal: AbortSignal): Promise<string> {
  thinker ??= new Thinker(new PackFiles(folder, know));
  return JSON.stringify(await thinker.think(decode<Brief>(brief), { signal }));
}
