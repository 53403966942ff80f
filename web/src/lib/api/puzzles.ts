/** Puzzles: all of them in brief, those of today, and one with its solution. */
import { lasting } from "../app/site";
import { json } from "./client";
import type { PuzzleInfo, PuzzleList, PuzzlesOfTheDay } from "./schema";

export const puzzles = {
  all: async () => (await json<PuzzleList>("GET", lasting("/api/puzzles"))).puzzles,
  today: () => json<PuzzlesOfTheDay>("GET", "/api/puzzles/today"),
  one: (id: string) => json<PuzzleInfo>("GET", lasting(`/api/puzzles/${encodeURIComponent(id)}`)),
};
