import { expect, test } from "vitest";
import { isAboutLocal, isLocal, needsNobody } from "../../src/lib/local/names";

test("what is on this device is told by its name", () => {
  expect(isLocal("local-abc")).toBe(true);
  expect(isLocal("abc")).toBe(false);
  expect(isAboutLocal("/api/tables/local-abc/hints")).toBe(true);
  expect(isAboutLocal("/api/games/local-abc/review-plan")).toBe(true);
  expect(isAboutLocal("/api/games/abc")).toBe(false);
});

test("what needs nobody else is answered without a server", () => {
  for (const path of ["/api/puzzles", "/api/puzzles/today", "/api/puzzles/one-12ab?build=5f", "/api/games?build=5f"])
    expect(needsNobody("GET", path), path).toBe(true);
  for (const path of ["replay", "review-plan", "reasons", "trials", "position", "position/step", "position/why"])
    expect(needsNobody("POST", `/api/${path}`), path).toBe(true);
});

test("what needs other people, or a server's own work, is not", () => {
  for (const path of ["/api/me", "/api/tables", "/api/daily", "/api/puzzles/one/more"])
    expect(needsNobody("GET", path), path).toBe(false);
  for (const path of ["/api/review", "/api/tables", "/api/puzzles"])
    expect(needsNobody("POST", path), path).toBe(false);
  expect(needsNobody("DELETE", "/api/puzzles")).toBe(false);
});
