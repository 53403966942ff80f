import { describe, expect, test } from "vitest";
import { cacheOf, isOld, mayKeep, packCacheOf, wayOf } from "../../src/worker/plan";

const ROOT = "https://games.example/festina/";
const way = (path: string, mode = "cors", method = "GET") => wayOf({ method, mode, url: ROOT + path }, ROOT, "b1");

describe("what the worker does with a request", () => {
  test("pages come from the network while it answers, under every address that is handed on", () => {
    for (const path of [
      "",
      "index.html",
      "?x=1",
      "join/abc",
      "table/k3v9",
      "replay/abc",
      "review/abc",
      "daily/2026-11-17",
    ])
      expect(way(path, "navigate"), path).toBe("page");
  });

  test("a download is no page", () => {
    expect(way("api/tables/k3v9/record", "navigate")).toBe("pass");
    expect(way("feed/abc", "navigate")).toBe("pass");
  });

  test("what never changes under its address is kept", () => {
    for (const path of ["assets/main-abc.js", "data/b1/games.json", "api/games?build=b1"])
      expect(way(path), path).toBe("kept");
  });

  test("no other answer of the server is", () => {
    for (const path of ["api/me", "api/games", "api/games/k3v9/review-plan?build=b1", "sw.js", "files.json?build=b1"])
      expect(way(path), path).toBe("pass");
    expect(way("api/tables?build=b1", "cors", "POST")).toBe("pass");
  });

  test("what a page of another build asks for is served if that page has kept it, and never kept", () => {
    expect(way("api/games?build=b0")).toBe("other");
  });

  test("files of the pack are served if a page has kept them; their list is asked for anew", () => {
    expect(way("device/5f0c/python.wasm")).toBe("pack");
    expect(way("device/pack.json")).toBe("list");
  });

  test("addresses outside the page's folder are none of its business", () => {
    const asked = { method: "GET", mode: "cors", url: "https://games.example/other/assets/a.js" };
    expect(wayOf(asked, ROOT, "b1")).toBe("pass");
  });
});

describe("the caches of a page", () => {
  test("of other builds are old, what others keep is not ours", () => {
    expect(isOld(cacheOf(ROOT, "b0"), ROOT, "b1")).toBe(true);
    for (const name of [cacheOf(ROOT, "b1"), packCacheOf(ROOT), "somebody-else"])
      expect(isOld(name, ROOT, "b1")).toBe(false);
  });

  test("are not those of another page under the same origin", () => {
    for (const path of ["", "festina/festina/", "races/", "-/festina/"]) {
      const other = `https://games.example/${path}`;
      expect(cacheOf(other, "b1")).not.toBe(cacheOf(ROOT, "b1"));
      expect(packCacheOf(other)).not.toBe(packCacheOf(ROOT));
      expect(isOld(cacheOf(other, "b0"), ROOT, "b1"), path).toBe(false);
      expect(isOld(cacheOf(ROOT, "b0"), other, "b1"), path).toBe(false);
    }
  });
});

describe("what may be kept", () => {
  const answer = (headers: Record<string, string>, url = `${ROOT}assets/a.js`, status = 200, redirected = false) => ({
    url,
    status,
    type: "basic",
    redirected,
    headers: new Headers(headers),
  });
  const script = { "content-type": "text/javascript" };

  test("a whole answer of our own", () => expect(mayKeep(answer(script))).toBe(true));

  test("no page in place of a script, no error, nothing from elsewhere", () => {
    expect(mayKeep(answer({ "content-type": "text/html; charset=utf-8" }))).toBe(false);
    expect(mayKeep(answer(script, undefined, 404))).toBe(false);
    expect(mayKeep(answer(script, undefined, 200, true))).toBe(false);
  });

  test("an answer of the server only if the server says that it lasts", () => {
    const url = `${ROOT}api/games?build=b1`;
    expect(mayKeep(answer({ "cache-control": "no-cache" }, url))).toBe(false);
    expect(mayKeep(answer({ "cache-control": "public, max-age=31536000, immutable" }, url))).toBe(true);
  });
});
