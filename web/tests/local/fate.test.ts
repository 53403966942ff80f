import { afterEach, describe, expect, test, vi } from "vitest";
import { fateOfGames } from "../../src/lib/local/fate";
import { localTables } from "../../src/lib/local/mine";

vi.mock("../../src/lib/local/mine", () => ({ localTables: vi.fn() }));

function browser(storage: object | undefined, opens = true): void {
  vi.stubGlobal("indexedDB", {});
  vi.stubGlobal("navigator", { storage });
  if (opens) vi.mocked(localTables).mockResolvedValue({ tables: [], damaged: [] });
  else vi.mocked(localTables).mockRejectedValue(new Error("a private window"));
}

afterEach(() => vi.unstubAllGlobals());

describe("what becomes of the games on this device", () => {
  test("they last if the browser has promised it", async () => {
    browser({ persisted: () => Promise.resolve(true) });
    expect(await fateOfGames()).toBe("lasting");
  });

  test("they may be removed if it has not, or cannot be asked", async () => {
    for (const storage of [
      { persisted: () => Promise.resolve(false) },
      { persisted: () => Promise.reject(new Error("not here")) },
      {},
      undefined,
    ]) {
      browser(storage);
      expect(await fateOfGames()).toBe("removable");
    }
  });

  test("they are lost where there is no database, whatever was promised", async () => {
    browser({ persisted: () => Promise.resolve(true) }, false);
    expect(await fateOfGames()).toBe("lost");
    vi.stubGlobal("indexedDB", undefined);
    vi.mocked(localTables).mockResolvedValue({ tables: [], damaged: [] });
    expect(await fateOfGames()).toBe("lost");
  });
});
