import { expect, test } from "vitest";
import { columnAt, columnsOf, outlineOf, ticksOf, type Outline } from "../../../src/lib/review/columns";

const choice = (actor: number): Outline => ({ actor, free: true, still: false });
const forced = (actor: number, still = true): Outline => ({ actor, free: false, still });
const chance = (still = false): Outline => ({ actor: null, free: false, still });

test("every decision and every stroke of luck has a column", () => {
  const columns = columnsOf([choice(0), chance(), choice(1), choice(0)]);
  expect(columns.map(({ first, last }) => [first, last])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

test("what nobody decided and changed nothing joins what came before", () => {
  const columns = columnsOf([choice(0), forced(1), chance(true), choice(2)]);
  expect(columns.map(({ first, last }) => [first, last])).toEqual([
    [0, 2],
    [3, 3],
  ]);
});

test("cards dealt in a row share a column, and so do choices made in secret", () => {
  const steps = [chance(), chance(), chance(), choice(0), choice(1), choice(2), chance(), choice(0)];
  const columns = columnsOf(steps, (step) => step === 3 || step === 4);
  expect(columns.map(({ first, last }) => [first, last])).toEqual([
    [0, 2],
    [3, 5],
    [6, 6],
    [7, 7],
  ]);
});

test("a turn is over when somebody decides for the next time", () => {
  const columns = columnsOf([choice(0), choice(1), choice(0), choice(1)]);
  expect(columns.map(({ turn }) => turn)).toEqual([1, 1, 2, 2]);
  expect(ticksOf(columns, 2)).toEqual([{ column: 2, turn: 2 }]);
});

test("a step is found in its column, the end behind the last", () => {
  const columns = columnsOf([choice(0), forced(1), choice(0)]);
  expect([0, 1, 2, 3].map((step) => columnAt(columns, step))).toEqual([0, 0, 1, 2]);
});

test("the outline of a review knows what changed nothing", () => {
  const step = { number: 0, text: "", exact: false, luck: null, outcomes: [], skill: null, grade: null };
  const rest = { correction: null, actions: [], doubt: { before: 0, after: 0, error: 0 } };
  const steps = [
    { ...step, ...rest, actor: 1, error: 0.1, before: [0.5, 0.5], after: [0.4, 0.6] },
    { ...step, ...rest, actor: null, error: null, before: [0.4, 0.6], after: [0.4, 0.6] },
  ];
  expect(outlineOf({ steps })).toEqual([
    { actor: 1, free: true, still: false },
    { actor: null, free: false, still: true },
  ]);
});
