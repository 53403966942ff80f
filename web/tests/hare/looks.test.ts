import { describe, expect, it } from "vitest";
import { FIGURES, LINES } from "../../src/art/figures";
import { HOUSE, lookOf, LOOKS } from "../../src/games/hare/looks/catalogue";
import { STONE_KINDS, worn, type Look } from "../../src/games/hare/looks/look";
import { stonePath } from "../../src/games/hare/looks/stones";
import { ciede2000, closest, contrast, difference, SIGHT_NAMES } from "../colour";

const SCHEMES = ["light", "dark"] as const;
/** Amber and its edge, as in tokens.css. */
const REACH = { light: ["#ffb300", "#8a4b00"], dark: ["#ffc74a", "#ffe9b8"] } as const;
const USUAL = { contrast: false, plain: false, clear: false };
/** Every look, by day and by night, as printed and in high contrast. */
const WORN = Object.entries(LOOKS).flatMap(([edition, look]) =>
  SCHEMES.flatMap((scheme) => [
    { name: `${edition}, ${scheme}`, look, scheme },
    { name: `${edition}, high contrast, ${scheme}`, look: worn(look, { ...USUAL, contrast: true }), scheme },
    { name: `${edition}, clear, ${scheme}`, look: worn(look, { ...USUAL, clear: true }), scheme },
  ]),
);

function stones({ stone }: Look, scheme: (typeof SCHEMES)[number]): string[] {
  return [...STONE_KINDS.map((kind) => stone[kind][scheme]), stone.ends[scheme]];
}

describe("what stands on a stone", () => {
  it.each(WORN)("$name: its number has a contrast of 7", ({ look, scheme }) => {
    const ink = look.stone.ink[scheme];
    expect(Math.min(...stones(look, scheme).map((stone) => contrast(ink, stone)))).toBeGreaterThanOrEqual(7);
  });

  it.each(WORN.filter(({ look }) => look.inks))("$name: the inks of its pictures show", ({ look, scheme }) => {
    const { line, light } = look.inks!;
    expect(Math.min(...stones(look, scheme).map((stone) => contrast(line, stone)))).toBeGreaterThanOrEqual(3);
    expect(contrast(line, light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(line, "#ffffff")).toBeGreaterThanOrEqual(4.5); // numbers on flags
  });
});

describe("runners", () => {
  it.each(WORN)("$name: an edge of every runner has a contrast of 3", ({ look, scheme }) => {
    const grounds = [look.ground, look.fold, look.sky, ...look.path.map(({ colour }) => colour)];
    for (const { colour, dark } of FIGURES) {
      for (const ground of [...grounds.map((tone) => tone[scheme]), ...stones(look, scheme)]) {
        const line = LINES[look.finish] ? dark : look.contour!;
        const edges = [contrast(line, look.rim), contrast(line, ground), contrast(look.rim, ground)];
        expect(Math.max(...edges), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  /** Reached by the colours of the house, as the catalogue of runners says. */
  it.each([
    ["normal", 24.4],
    ["protan", 22],
    ["deutan", 21.6],
    ["tritan", 18.7],
    ["grey", 7.6],
  ] as const)("stay apart for %s sight", (sight, least) => {
    const bodies = FIGURES.map(({ colour }) => colour);
    expect(closest(bodies, sight)).toBeGreaterThanOrEqual(least - 0.05);
  });
});

describe("the colours of stones and rings", () => {
  it.each([
    ["normal", 20],
    ["protan", 14.5],
    ["deutan", 13.5],
    ["tritan", 14],
    ["grey", 5.3],
  ] as const)("stay apart for %s sight where clear colours are wished for", (sight, least) => {
    const { stone } = worn(HOUSE, { ...USUAL, clear: true });
    expect(
      closest(
        STONE_KINDS.map((kind) => stone[kind].light),
        sight,
      ),
    ).toBeGreaterThanOrEqual(least);
  });

  it.each(WORN)("$name: a ring round what can be reached is seen on every ground", ({ look, scheme }) => {
    const [glow, edge] = REACH[scheme];
    expect(contrast(glow, edge)).toBeGreaterThanOrEqual(scheme === "light" ? 3 : 1.2);
    for (const tone of [look.ground, look.fold, ...look.path.slice(1).map(({ colour }) => colour)]) {
      for (const sight of SIGHT_NAMES) {
        const seen = Math.max(difference(glow, tone[scheme], sight), difference(edge, tone[scheme], sight));
        expect(seen, `${tone[scheme]}, ${sight}`).toBeGreaterThanOrEqual(15);
      }
    }
  });
});

describe("the catalogue", () => {
  it("gives an edition without a look the house's", () => {
    expect(lookOf("somebody-2031")).toBe(HOUSE);
  });

  it("has a bar whose name can be read, and a year", () => {
    for (const { bar, slip, year } of Object.values(LOOKS)) {
      expect(contrast(bar.fill, bar.text)).toBeGreaterThanOrEqual(4.5);
      for (const scheme of SCHEMES) expect(contrast(slip[scheme], year[scheme])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("draws closed outlines", () => {
    for (const { stone } of Object.values(LOOKS)) expect(stonePath(stone.shape, 20)).toMatch(/^M.*z$/);
  });
});

it("measures differences as Sharma, Wu and Dalal do", () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});
