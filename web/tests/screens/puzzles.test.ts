import { describe, expect, test } from "vitest";
import type { PuzzleLine } from "../../src/lib/api/schema";
import { byTheme, nextOf, numbered, puzzlePath, wantedIn } from "../../src/screens/puzzles/choosing";
import { answersOf, keepAnswer, recall, tallyOf, withAnswer, type Tried } from "../../src/screens/puzzles/record";
import { verdictOf } from "../../src/screens/puzzles/verdict";

const line = (id: string, theme: string, stars: number, game = "one"): PuzzleLine => ({ id, game, theme, stars });
const LINES = [line("a", "x", 3), line("b", "y", 1), line("c", "x", 1), line("d", "x", 3), line("e", "x", 1, "other")];
const tries = (text: string): Tried[] => [...text].map((sign, place) => ({ id: String(place), right: sign === "+" }));

describe("the record", () => {
  test("counts first answers only", () => {
    const record = withAnswer(withAnswer([], "a", false), "a", true);
    expect(record).toEqual([{ id: "a", right: false }]);
    expect(withAnswer(record, "b", true)).toHaveLength(2);
  });

  test("tells how many were solved in a row, now and at most", () => {
    expect(tallyOf(tries("+++-++"))).toEqual({ tried: 6, solved: 5, streak: 2, longest: 3 });
    expect(tallyOf(tries("++-"))).toEqual({ tried: 3, solved: 2, streak: 0, longest: 2 });
    expect(tallyOf([])).toEqual({ tried: 0, solved: 0, streak: 0, longest: 0 });
  });

  test("is kept by the browser, and what is damaged counts as nothing", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    };
    Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
    expect(recall()).toEqual([]);
    keepAnswer("a", true);
    keepAnswer("a", false);
    keepAnswer("b", false);
    expect(recall()).toEqual([
      { id: "a", right: true },
      { id: "b", right: false },
    ]);
    kept.set("festina.puzzles", JSON.stringify('[{"id": 3}, {"id": "c", "right": true}]'));
    expect(recall()).toEqual([{ id: "c", right: true }]);
    kept.set("festina.puzzles", JSON.stringify("[{"));
    expect(recall()).toEqual([]);
  });
});

describe("choosing", () => {
  const all = numbered(LINES, "one");

  test("numbers the puzzles of a game, the easy ones first", () => {
    expect(all.map(({ id, number }) => [id, number])).toEqual([
      ["b", 1],
      ["c", 2],
      ["a", 3],
      ["d", 4],
    ]);
  });

  test("groups them by theme and stars", () => {
    const groups = byTheme(all).map(({ theme, count, levels }) => [
      theme,
      count,
      levels.map(({ stars, puzzles }) => [stars, puzzles.map(({ id }) => id).join("")]),
    ]);
    expect(groups).toEqual([
      [
        "x",
        3,
        [
          [1, "c"],
          [3, "ad"],
        ],
      ],
      ["y", 1, [[1, "b"]]],
    ]);
  });

  test("goes on to what was not tried, comes round, and then repeats", () => {
    const next = (after: string, tried = "", wanted = {}) =>
      nextOf(all, wanted, answersOf([...tried].map((id) => ({ id, right: true }))), after)?.id;
    expect(next("b")).toBe("c");
    expect(next("d")).toBe("b");
    expect(next("c", "ca")).toBe("d");
    expect(next("a", "abcd")).toBe("d");
    expect(next("c", "", { theme: "x", stars: 3 })).toBe("a");
    expect(next("b", "", { theme: "y" })).toBeUndefined();
  });

  test("what is wanted goes along in the address", () => {
    const path = puzzlePath("one-1", { theme: "x", stars: 2 });
    expect(wantedIn(new URLSearchParams(path.split("?")[1]))).toEqual({ theme: "x", stars: 2 });
    expect(puzzlePath("one-1")).toBe("/puzzle/one-1");
    expect(wantedIn(new URLSearchParams("stars=many"))).toEqual({ theme: undefined, stars: undefined });
  });
});

describe("the verdict", () => {
  const share = (action: string, value: number) => ({ action, share: value, low: value, high: value });
  const puzzle = { best: "a", shares: [share("a", 0.5), share("b", 0.42), share("c", 0.1)] };

  test("is right for the best action alone", () => {
    expect(verdictOf(puzzle, "a")).toMatchObject({ right: true, grade: "best", lost: 0 });
    const wrong = verdictOf(puzzle, "b");
    expect(wrong).toMatchObject({ right: false, grade: "mistake" });
    expect(wrong.lost).toBeCloseTo(0.08);
    expect(wrong.alternatives.map(({ action, best, played }) => [action, best, played])).toEqual([
      ["a", true, false],
      ["b", false, true],
      ["c", false, false],
    ]);
  });
});
