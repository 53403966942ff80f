import { describe, expect, test } from "vitest";
import { isLasting, read } from "../../src/lib/app/site";

function head(facts: Record<string, string>) {
  return {
    querySelector(selectors: string) {
      const content = facts[selectors];
      return content === undefined ? null : { getAttribute: () => content };
    },
  };
}

const MANIFEST = 'link[rel="manifest"]';
const fact = (name: string) => `meta[name="festina-${name}"]`;

describe("where the page comes from", () => {
  test("a server's page lies at the root, under whatever address it was opened", () => {
    const found = read(
      head({ [MANIFEST]: "/manifest-en.webmanifest", [fact("build")]: "b1", [fact("pack")]: "p1" }),
      "https://a.example/join/x",
    );
    const root = new URL("https://a.example/");
    expect(found).toEqual({ root, build: "b1", pack: "p1", served: true, friends: null });
  });

  test("a site of plain files may lie under any prefix, and names a server where friends meet", () => {
    const facts = {
      [MANIFEST]: "./manifest-en.webmanifest",
      [fact("server")]: "none",
      [fact("friends")]: "https://b.example",
    };
    const found = read(head(facts), "https://a.example/~ann/race/index.html#/rules");
    expect(found.root.href).toBe("https://a.example/~ann/race/");
    expect([found.served, found.friends]).toEqual([false, "https://b.example"]);
  });
});

test("a request that names the build may be answered from what is kept", () => {
  expect(isLasting("/api/games?build=b1")).toBe(true);
  expect(isLasting("/api/setting?ruleset=x&build=b1")).toBe(true);
  expect(isLasting("/api/me")).toBe(false);
});
