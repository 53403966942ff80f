import { afterEach, expect, it, vi } from "vitest";
import { keyOf } from "../../../src/lib/review/keeping";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("keeps the reviews of every build apart: another one may judge otherwise", async () => {
  for (const source of [{ share: "abc" }, { record: "[hare]" }]) {
    expect(await keyOf(source, "b1")).toBe(await keyOf(source, "b1"));
    expect(await keyOf(source, "b1")).not.toBe(await keyOf(source, "b2"));
  }
});

it("keeps the reviews of games apart", async () => {
  expect(await keyOf({ record: "one" }, "b1")).not.toBe(await keyOf({ record: "other" }, "b1"));
});

it("keeps the reviews of pages under one origin apart: each has a database of its own", async () => {
  const opened: string[] = [];
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "./manifest-en.webmanifest" }) });
  vi.stubGlobal("indexedDB", {
    open: (name: string) => {
      opened.push(name);
      throw new DOMException("not here", "SecurityError");
    },
  });
  for (const folder of ["races/", "races/again/"]) {
    vi.resetModules();
    vi.stubGlobal("location", { href: `https://a.example/${folder}#/review` });
    const { recall } = await import("../../../src/lib/review/keeping");
    expect(await recall({ record: "[hare]" })).toBeNull();
  }
  expect(opened).toEqual(["festina-reviews /races/", "festina-reviews /races/again/"]);
});
