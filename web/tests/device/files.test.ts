import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeviceFiles } from "../../src/lib/device/files";
import { CONTRACT } from "../../src/lib/device/kernel";
import { Thinker } from "../../src/lib/device/thinker";
import { aBrief } from "./briefs";

/** A module that does nothing, with what it says of itself. */
function moduleSaying(said: object): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode("festina");
  const text = new TextEncoder().encode(JSON.stringify(said));
  const size = 1 + name.length + text.length;
  const head = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, (size & 0x7f) | 0x80, size >> 7, name.length];
  return Uint8Array.from([...head, ...name, ...text]);
}

/** A section with one import: the global `e.f`, a whole number. */
const IMPORTS = [2, 8, 1, 1, 0x65, 1, 0x66, 3, 0x7f, 0];

const GOOD = { game: "race", sources: "abc", contract: CONTRACT, sizes: {}, players: "", mixes: false };
const MANIFEST = { games: { race: { module: "race-1.wasm", weights: "race-2.weights", sources: "abc" } } };

describe("the files of a device", () => {
  const asked: string[] = [];
  let served: Record<string, Uint8Array<ArrayBuffer> | object> = {};

  beforeEach(() => {
    asked.length = 0;
    served = {
      "/device/manifest.json": MANIFEST,
      "/device/race-1.wasm": moduleSaying(GOOD),
      "/device/race-2.weights": Uint8Array.of(7),
      "/api/knowledge/race/k": Uint8Array.of(5),
    };
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const found = served[path];
      if (!found) return Promise.resolve(new Response(null, { status: 404 }));
      return Promise.resolve(new Response(found instanceof Uint8Array ? found : JSON.stringify(found)));
    });
    vi.stubGlobal("Worker", class {});
    vi.stubGlobal("navigator", { hardwareConcurrency: 2 });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("are fetched once", async () => {
    const files = new DeviceFiles("/");
    const [first, second] = await Promise.all([files.game("race"), files.game("race")]);
    expect(first).toBe(second);
    expect(first?.weights).toEqual(Uint8Array.of(7));
    await Promise.all([files.knowledge("race", "k"), files.knowledge("race", "k")]);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  });

  it("are asked for again as long as the server has none", async () => {
    delete served["/device/manifest.json"];
    const thinker = new Thinker(new DeviceFiles("/"));
    expect(await thinker.ready("race")).toBe(false);
    served["/device/manifest.json"] = MANIFEST;
    expect(await thinker.ready("race")).toBe(true);
    expect(await thinker.ready("other")).toBe(false);
  });

  it.each([
    ["from other sources than the list says", { ...GOOD, sources: "old" }],
    ["for another version of the page", { ...GOOD, contract: "old" }],
    ["that says nothing of itself", {}],
  ])("are refused if the module is one %s", async (_, said) => {
    served["/device/race-1.wasm"] = moduleSaying(said);
    await expect(new DeviceFiles("/").game("race")).rejects.toThrow();
    expect(await new Thinker(new DeviceFiles("/")).ready("race")).toBe(false);
  });

  it("are refused if the module imports anything", async () => {
    served["/device/race-1.wasm"] = Uint8Array.from([...moduleSaying(GOOD), ...IMPORTS]);
    await expect(new DeviceFiles("/").game("race")).rejects.toThrow("import nothing");
    expect(await new Thinker(new DeviceFiles("/")).ready("race")).toBe(false);
  });

  it("are not missed silently: a brief for a game without a module is refused", async () => {
    await expect(new Thinker(new DeviceFiles("/")).think(aBrief({ game: "other" }))).rejects.toThrow("other");
  });

  it("let no browser think that has no WebAssembly", async () => {
    vi.stubGlobal("WebAssembly", undefined);
    expect(Thinker.available).toBe(false);
    expect(await new Thinker(new DeviceFiles("/")).ready("race")).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe("a thinker", () => {
  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [32, 8],
    [8, 2, 2],
  ])("on a device with %i cores uses %i of them", (cores, width, memory = 8) => {
    const make = () => {
      throw new Error("nobody asked");
    };
    expect(new Thinker(new DeviceFiles("/"), make, cores, memory).width).toBe(width);
  });
});
