import { expect, test } from "vitest";
import { isAboutLocal, isLocal, needsNobody } from "../../src/lib/local/names";

test("tables of this device are told by their names", () => {
  expect(isLocal("local-k3v9m2p7qd")).toBe(true);
  expect(isLocal("k3v9m2p7qd")).toBe(false);
  expect(isAboutLocal("/api/tables/local-abc/record")).toBe(true);
  expect(isAboutLocal("/api/games/local-abc/story")).toBe(true);
  expect(isAboutLocal("/api/tables/k3v9m2p7qd")).toBe(false);
  expect(isAboutLocal("/api/tables")).toBe(false);
});

test("what needs nobody else can be answered without a server", () => {
  for (const path of [
    "/api/games",
    "/api/games?build=1",
    "/api/rules?ruleset=hare",
    "/api/bots",
    "/api/setting?ruleset=x",
  ])
    expect(needsNobody("GET", path), path).toBe(true);
  expect(needsNobody("POST", "/api/replay")).toBe(true);
  for (const path of ["/api/me", "/api/tables", "/api/games/k3v9", "/api/daily"])
    expect(needsNobody("GET", path), path).toBe(false);
  expect(needsNobody("POST", "/api/tables")).toBe(false);
});
