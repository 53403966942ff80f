import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ServerTrouble } from "../../src/lib/api/client";

const asked = vi.hoisted(() => ({ words: vi.fn<(language: string, part: string) => Promise<string>>() }));
vi.mock("../../src/lib/api/client", async (load) => ({ ...(await load<object>()), api: { words: asked.words } }));

beforeEach(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { lang: "" }, querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

it("speaks the language chosen last, whichever words come first", async () => {
  const { words } = await import("../../src/lib/i18n/i18n.svelte");
  const answers = new Map<string, (text: string) => void>();
  asked.words.mockImplementation((language) => new Promise((done) => answers.set(language, done)));
  const german = words.use("de");
  const french = words.use("fr");
  answers.get("fr")?.("hello = Bonjour");
  await french;
  answers.get("de")?.("hello = Hallo");
  await german;
  expect(words.language).toBe("fr");
  expect(words.say({ key: "hello", params: {} })).toBe("Bonjour");
});

it("asks once more for words that were lost on the way", async () => {
  vi.useFakeTimers();
  const { words } = await import("../../src/lib/i18n/i18n.svelte");
  const trouble = { code: "unreachable", key: "", params: {}, text: "", reasons: [] } as never;
  asked.words.mockRejectedValueOnce(new ServerTrouble(0, trouble)).mockResolvedValue("hello = Ciao");
  const italian = words.use("it");
  await vi.runAllTimersAsync();
  await italian;
  expect(words.language).toBe("it");
  vi.useRealTimers();
});
