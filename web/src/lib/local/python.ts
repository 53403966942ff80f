/** Python in this worker: fetched, started, and given to whoever asks for the host. */
import type * as Pyodide from "pyodide";
import type { PyodideAPI } from "pyodide";
import type { Step } from "./talk";

/** What Python calls here. */
export interface Services {
  keep(table: string, change: string): Promise<boolean>;
  /** JSON; undefined becomes Python's None, null would not. */
  read(table: string): Promise<string | undefined>;
  think(number: number, brief: string): Promise<string>;
  /** Nobody waits for a thought any more. */
  stop(number: number): void;
  file(name: string): Promise<ArrayBuffer>;
  tell(table: string, summary: string): void;
  say(port: number, text: string): void;
  end(port: number, code: number): void;
}

interface Converted {
  toJs(): unknown;
}

/** What is called there. */
export interface Host {
  request(method: string, path: string, body: string): Promise<string>;
  open(port: number, table: string): Promise<boolean>;
  hear(port: number, text: string): Promise<void>;
  close(port: number): void;
  refresh(table: string): Promise<void>;
  forget(table: string): void;
  knowledge(game: string, key: string): Promise<Converted>;
}

export type Told = (step: Step, done: number, total: number) => void;

/** Nothing is compiled on a device; what can be known of tables lies here once it was needed. */
const ENVIRONMENT = { HOME: "/home", FESTINA_COMPILE: "off", FESTINA_CACHE: "/home/known" };

function isPyodide(module: unknown): module is typeof Pyodide {
  return typeof module === "object" && module !== null && "loadPyodide" in module;
}

function isMaker(found: unknown): found is (services: Services, threads: number) => Host {
  return typeof found === "function";
}

/** Starts Python and the host; `pack` is the folder of the pack, `sizes` the length of each of its files. */
export async function start(
  pack: string,
  sizes: ReadonlyMap<string, number>,
  services: Services,
  threads: number,
  told: Told,
): Promise<Host> {
  const needed = ["pyodide.asm.wasm", "python_stdlib.zip", "library.tar"];
  const total = needed.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  let done = 0;
  const stop = counting((bytes) => told("fetch", Math.min((done += bytes), total), total));
  try {
    const module: unknown = await import(/* @vite-ignore */ `${pack}pyodide.js`);
    if (!isPyodide(module)) throw new Error("this is not Python");
    const python = await module.loadPyodide({ indexURL: pack, env: ENVIRONMENT });
    told("python", 1, 1);
    const host = hostOf(python, services, threads);
    told("package", 1, 1);
    return host;
  } finally {
    stop();
  }
}

function hostOf(python: PyodideAPI, services: Services, threads: number): Host {
  const maker: unknown = python.runPython("from festina.device.browser import Browser\nBrowser");
  if (!isMaker(maker)) throw new Error("the package has no host");
  return maker(services, threads);
}

/** Counts the bytes that this worker fetches, until it is told to stop. */
function counting(arrived: (bytes: number) => void): () => void {
  const plain = self.fetch.bind(self);
  self.fetch = async (...asked: Parameters<typeof fetch>) => {
    const answer = await plain(...asked);
    if (!answer.ok || !answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, next) {
          arrived(chunk.byteLength);
          next.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status: answer.status, headers: answer.headers });
  };
  return () => (self.fetch = plain);
}
