/** The files that a device needs to think by itself: modules, learned weights, what can be known of a table beforehand. */
import { factsOf, type Facts } from "./machine";

/** A game's module, ready to be given to workers. */
export interface Loaded {
  name: string;
  module: WebAssembly.Module;
  facts: Facts;
  weights: Uint8Array;
}

interface GameFiles {
  module: string;
  weights: string;
  sources: string;
}

/** Knowledge that is kept in memory, in files: a person rarely has more kinds of tables open. */
const KEPT = 4;

export class DeviceFiles {
  readonly #base: string;
  readonly #games = new Map<string, Promise<Loaded | null>>();
  readonly #knowledge = new Map<string, Promise<Uint8Array>>();

  /** `base` is where the page's own addresses begin. */
  constructor(base: string = import.meta.env.BASE_URL) {
    this.#base = base;
  }

  /** A game's module and weights; null while the server has none, or if this browser cannot run it. */
  game(game: string): Promise<Loaded | null> {
    return remembered(this.#games, game, async () => {
      const found = await this.#find(game);
      // The server may be building the modules: ask again next time.
      if (!found) this.#games.delete(game);
      return found;
    });
  }

  /** What can be known of a table beforehand, by its key. */
  knowledge(game: string, key: string): Promise<Uint8Array> {
    const name = `${game}/${key}`;
    const known = remembered(this.#knowledge, name, () => this.learn(game, key));
    for (const old of this.#knowledge.keys()) {
      if (this.#knowledge.size > KEPT && old !== name) this.#knowledge.delete(old);
    }
    return known;
  }

  /** Gets what can be known of a table, for the first time. */
  protected learn(game: string, key: string): Promise<Uint8Array> {
    return this.#bytes(`api/knowledge/${game}/${key}`);
  }

  async #find(game: string): Promise<Loaded | null> {
    const answer = await fetch(`${this.#base}device/manifest.json`, { cache: "no-cache" });
    if (!answer.ok) return null;
    const files = filesOf(await answer.json(), game);
    if (!files) return null;
    const [code, weights] = await Promise.all([
      this.#bytes(`device/${files.module}`),
      this.#bytes(`device/${files.weights}`),
    ]);
    let module: WebAssembly.Module;
    try {
      module = await WebAssembly.compile(code);
    } catch {
      return null; // a browser from before vectors and bulk memory
    }
    const facts = factsOf(module);
    if (facts.sources !== files.sources) throw new Error("The module was not built from the sources it should be from");
    return { name: files.module, module, facts, weights };
  }

  async #bytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await fetch(this.#base + path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** What a map holds under a name, made if it is not there; what failed is forgotten. */
function remembered<T>(map: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const found = map.get(name);
  if (found) return found;
  const made = make();
  map.set(name, made);
  made.catch(() => map.delete(name));
  return made;
}

function filesOf(manifest: unknown, game: string): GameFiles | undefined {
  if (!isManifest(manifest)) return undefined;
  return Object.hasOwn(manifest.games, game) ? manifest.games[game] : undefined;
}

function isManifest(said: unknown): said is { games: Record<string, GameFiles> } {
  return typeof said === "object" && said !== null && "games" in said && typeof said.games === "object";
}
