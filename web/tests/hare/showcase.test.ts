import { describe, expect, it } from "vitest";
import type { AnyEdition, HareEditionInfo } from "../../src/lib/api/schema";
import { boardOf, hareEdition } from "../../src/games/hare/showcase/edition";

const plain = {
  id: "box",
  names: {},
  years: [],
  publishers: [],
  players: [],
  languages: [],
  brief: { key: "", params: {} },
  summary: { key: "", params: {} },
  facts: [],
  reconstructed: [],
} satisfies AnyEdition;
const race: HareEditionInfo = {
  ...plain,
  runner: "hedgehog",
  printed_to_finish: true,
  spaces: Array<string>(65).fill("carrot"),
  hare: "die",
  cards: 0,
  carrots: {},
  finish_limit: null,
};

describe("an edition's board", () => {
  it("is printed as the box has it", () => {
    expect(boardOf(race).printed[10]).toBe(54);
    expect(boardOf({ ...race, printed_to_finish: false }).printed[10]).toBe(10);
    expect(boardOf(race)).toMatchObject({ runner: "hedgehog", board: { spaces: race.spaces } });
  });

  it("is no other game's", () => {
    expect(hareEdition(plain)).toBeNull();
    expect(hareEdition(race)).toBe(race);
  });
});
