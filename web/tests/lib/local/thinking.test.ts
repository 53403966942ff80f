import { expect, it } from "vitest";
import type { Brief } from "../../../src/lib/api/schema";
import { inTime } from "../../../src/lib/local/thinking";

const brief = { game: "hare", ms: 2000, sims: 0 } as unknown as Brief;

it("leaves a part of a bot's time for what comes before and after its search", () => {
  expect(inTime(brief).ms).toBe(1300);
  expect(inTime({ ...brief, ms: 1000 }).ms).toBe(500);
});

it("sets no limit where there is none", () => {
  expect(inTime({ ...brief, ms: 0, sims: 100 })).toMatchObject({ ms: 0, sims: 100 });
});
