import { expect, it } from "vitest";
import { lookedHere, lookedThere } from "../../src/lib/analyse/looked";

const brief = {
  seat: 1,
  actions: [
    { code: 7, text: ">3" },
    { code: 8, text: ">4" },
    { code: 9, text: "eat" },
  ],
};
const action = (code: number, share: number, visits: number, error = 0, spread = 0.01) => ({
  code,
  visits,
  place: 1.5,
  spread,
  chance: 0.3,
  worth: [1 - share, share],
  error,
});
const line = [{ actor: 1, code: 8 }];
const found = {
  shares: [0.4, 0.6],
  doubt: 0,
  exact: false,
  best: 1,
  actions: [action(7, 0.5, 100, 0.1), action(8, 0.6, 1900), action(9, 0.2, 1, 0.4)],
};

it("tells everybody's shares, and the choices of which something is known, the best first", () => {
  const looked = lookedHere(brief, { found, line }, null, 2000);
  expect(looked.shares).toEqual([0.4, 0.6]);
  expect(looked.doubt).toBe(0);
  expect(lookedHere(brief, { found: { ...found, doubt: 0.0001 }, line }, null, 2000).doubt).toBeCloseTo(0.0196);
  expect(lookedHere(brief, { found: { ...found, doubt: 0.0001 }, line }, [1, 0], 2000).doubt).toBe(0);
  expect(looked.report.map((each) => [each.action, each.win_share])).toEqual([
    [">4", 0.6],
    [">3", 0.5],
  ]);
  expect([looked.clear, looked.exact]).toEqual([true, false]);
  expect([looked.line, looked.codes]).toEqual([[], line]);
  expect(lookedHere(brief, { found, line }, null, 500).clear).toBe(false);
});

it("calls a solved end exact, and clear at once", () => {
  const looked = lookedHere(brief, { found: { ...found, exact: true }, line }, null, 500);
  expect([looked.exact, looked.clear]).toEqual([true, true]);
});

it("has no doubt about shares where only places are at stake", () => {
  const looked = lookedHere(brief, { found, line }, [1, 0], 500);
  expect([looked.exact, looked.shares]).toEqual([true, [1, 0]]);
  expect(looked.report.map((each) => [each.win_share, each.error])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it("takes the server's thought with its line", () => {
  const line = [{ actor: 1, text: ">4", choice: null, title: null, probability: null }];
  const share = { action: ">4", visits: 9, win_share: 0.6, place: 1, error: 0.1, probability: 1 };
  const actions = [{ ...share, low: 0.5, high: 0.7, shares: [0.4, 0.6] }];
  const thought = {
    seat: 1,
    shares: [0.4, 0.6],
    doubt: 0.1,
    exact: false,
    actions,
    line,
    simulations: 2000,
    clear: false,
  };
  const looked = lookedThere(thought);
  expect([looked.by, looked.line, looked.simulations]).toEqual(["server", line, 2000]);
  expect(looked.report).toEqual([share]);
});
