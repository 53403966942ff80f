/** What becomes of the games on this device: many a browser removes them when room gets short, some keep none at all. */
import { localTables } from "./mine";
import { canKeepTables } from "./shelf";

export type Fate = "lasting" | "removable" | "lost";

export async function fateOfGames(): Promise<Fate> {
  if (!canKeepTables()) return "lost";
  try {
    await localTables();
  } catch {
    return "lost";
  }
  // A browser that cannot be asked has promised nothing.
  return (await navigator.storage?.persisted?.().catch(() => false)) ? "lasting" : "removable";
}
