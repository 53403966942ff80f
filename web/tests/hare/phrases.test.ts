import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";
import hare from "../../../src/festina/locales/en/hare.ftl?raw";
import table from "../../../src/festina/locales/en/web-table.ftl?raw";
import web from "../../../src/festina/locales/en/web.ftl?raw";
import { choice, setting } from "./race";

vi.mock("../../src/lib/i18n/i18n.svelte", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const text of [hare, table, web]) bundle.addResource(new FluentResource(text));
  const t = (key: string, params = {}) => bundle.formatPattern(bundle.getMessage(key)!.value!, params);
  return { t, words: { language: "en" } };
});
const { chanceText, choiceText, percent } = await import("../../src/games/hare/phrases");

const chance = (effect: string, values: number[], chances = 7) => ({ effect, values, chances, total: 15 });

it("tells the cards of carrots by their values", () => {
  expect(chanceText(chance("carrots", [5, 10, 15, 20, 25]))).toBe("+5, +10 … +25");
  expect(chanceText(chance("carrots", [-5, -10, -15, -20, -25]))).toBe(
    "-5, -10 … -25, and what you cannot pay sends you to Start",
  );
  expect(chanceText(chance("carrots", [10, 20, 30]))).toBe("+10, +20, +30");
});

it("tells anything else by what it does", () => {
  expect(chanceText(chance("lose_half", []))).toBe("Lose half of the carrots.");
});

it("tells shares in whole percent", () => {
  expect(percent(chance("carrots", [5]))).toBe("47%");
  expect(percent(chance("zero", [], 1))).toBe("7%");
});

it("tells a choice by where it leads and what it costs, or by what is done", () => {
  const place = setting([]);
  const far = choice(">5", { space: 5, cost: 15 });
  expect(choiceText(far, place)).toBe("Go to 5 · 15 carrots");
  expect(choiceText({ ...far, action: "b>5", pawn: "b" }, place)).toBe("B: Go to 5 · 15 carrots");
  expect(choiceText(choice("+10", { kind: "take", gain: 10 }), place)).toBe("Stay and take 10");
});
