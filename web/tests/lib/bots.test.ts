/** Bots in words: their level, and how they play. */
import { beforeAll, expect, it, vi } from "vitest";

const asked = vi.hoisted(() => ({
  words: vi.fn<(language: string, part: string) => Promise<string>>((_, part) =>
    Promise.resolve(part === "start" ? "web-bot-level = Level { $level }" : "race-level-10 = Takes its time."),
  ),
}));
vi.mock("../../src/lib/api/client", async (load) => ({ ...(await load<object>()), api: { words: asked.words } }));

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { lang: "" }, querySelector: () => null });
  const { words } = await import("../../src/lib/i18n/i18n.svelte");
  await words.use("en");
  await words.whole();
});

it("knows the level that a spec names", async () => {
  const { botName, levelIn } = await import("../../src/lib/table/people");
  expect([levelIn("level:10"), levelIn("level"), levelIn("dasher"), levelIn(null)]).toEqual([10, 5, null, null]);
  expect(botName("level:10")).toBe("Level 10");
});

it("says how a level plays, where a game says it", async () => {
  const { botSentence } = await import("../../src/lib/table/people");
  expect(botSentence("level:10", "race")).toBe("Takes its time.");
  expect(botSentence("level:9", "race")).toBe("");
  expect(botSentence("dasher", "race")).toBe("");
  expect(botSentence(null, "race")).toBe("");
});
