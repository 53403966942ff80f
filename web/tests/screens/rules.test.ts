import { describe, expect, it } from "vitest";
import type { PrintedRule } from "../../src/lib/api/schema";
import { found } from "../../src/screens/rules/find";

const rule = (id: string, text: string): PrintedRule => {
  return { id, mark: "T", origin: [], text: { key: text, params: {} }, note: null };
};
const sections = [
  {
    id: "setup",
    title: { key: "", params: {} },
    rules: [rule("HT-101", "Pawns on Start"), rule("HT-103", "Drei Salatköpfe")],
  },
  { id: "turn", title: { key: "", params: {} }, rules: [rule("HT-205", "Restart from Start")] },
];
const ids = (wanted: string) =>
  found(sections, wanted, ({ text }) => text.key).flatMap(({ rules }) => rules.map(({ id }) => id));

describe("looking for rules", () => {
  it("finds all when nothing is asked", () => expect(ids("  ")).toHaveLength(3));
  it("finds by number", () => expect(ids("205")).toEqual(["HT-205"]));
  it("wants every word, whatever the case", () => expect(ids("START restart")).toEqual(["HT-205"]));
  it("does not mind accents", () => expect(ids("salatkopfe")).toEqual(["HT-103"]));
  it("leaves out chapters without a hit", () => expect(found(sections, "nowhere", ({ text }) => text.key)).toEqual([]));
});
