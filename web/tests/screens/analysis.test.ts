import { beforeEach, expect, it, vi } from "vitest";
import type { GameModule } from "../../src/games/module";
import type { PositionInfo, PositionWish } from "../../src/lib/api/schema";

const position = vi.fn<(wish: PositionWish) => Promise<PositionInfo>>();
const positionAfter = vi.fn<(wish: PositionWish & { action: string }) => Promise<PositionInfo>>();
vi.mock("../../src/lib/api/client", async (original) => ({
  ...(await original<object>()),
  api: { position, positionAfter },
}));

vi.mock("../../src/lib/stores/settings.svelte", () => ({ settings: { tempo: 0 } }));
vi.stubGlobal("document", { hidden: true });

const { AnalysisSession } = await import("../../src/screens/analyse/analysis.svelte");

/** A position that says no more than where the pawns stand. */
function standing(pawns: readonly number[]): PositionInfo {
  const facts = { pawns: pawns.map((space, seat) => ({ seat, name: "a", space, face: "up", place: null })) };
  const view = { names: [], choices: [] };
  return {
    game: "hare",
    ruleset: "hare",
    facts,
    seat: 0,
    brief: null,
    chance: [],
    events: [],
    view,
  } as unknown as PositionInfo;
}

/** Where the pawns stand now. */
const spaces = (session: InstanceType<typeof AnalysisSession>) =>
  (session.info?.facts.pawns as { space: number }[]).map(({ space }) => space);

beforeEach(() => {
  position.mockReset().mockImplementation(({ facts }) => {
    const pawns = (facts?.pawns ?? [{ space: 0 }, { space: 0 }]) as { space: number }[];
    return Promise.resolve(standing(pawns.map(({ space }) => space)));
  });
  positionAfter.mockReset().mockImplementation(() => Promise.resolve(standing([3, 0])));
});

async function begun() {
  const session = new AnalysisSession({} as GameModule);
  await session.begin({ ruleset: "hare" });
  return session;
}

it("keeps every branch when a pawn is dragged", async () => {
  const session = await begun();
  await session.step(0, ">3");
  await session.drop("1a", 12);
  expect(spaces(session)).toEqual([3, 12]);
  session.back();
  expect(spaces(session)).toEqual([3, 0]);
  session.back();
  expect(session.branches.map(({ step }) => step?.action)).toEqual([">3"]);
  // The way that was taken last leads back to the position that was changed.
  session.forward();
  session.forward();
  expect(spaces(session)).toEqual([3, 12]);
});

it("knows a change that was made before, and one that changes nothing", async () => {
  const session = await begun();
  await session.drop("1a", 12);
  session.back();
  await session.drop("1a", 12);
  expect(session.tree?.nodes).toHaveLength(2);
  await session.drop("1a", 12);
  expect(session.tree?.nodes).toHaveLength(2);
});

it("keeps the branches when cards are dealt", async () => {
  const session = await begun();
  await session.step(0, ">3");
  position.mockResolvedValue(standing([4, 4]));
  await session.deal();
  expect(spaces(session)).toEqual([4, 4]);
  expect(session.way).toHaveLength(3);
});

it("says what cannot be as long as nothing else is looked at", async () => {
  const session = await begun();
  await session.step(0, ">3");
  position.mockRejectedValueOnce(new Error("no"));
  await session.drop("1a", 12);
  expect([session.problem === "", spaces(session)]).toEqual([false, [3, 0]]);
  session.back();
  expect(session.problem).toBe("");
});

it("keeps runners where they were dragged until the engine says that they can be there", async () => {
  const view = {
    game: "whyfirst",
    names: [],
    choices: [],
    seats: [
      { seat: 0, space: 0 },
      { seat: 1, space: 0 },
    ],
  };
  const at = (facts: unknown) =>
    ({ ...standing([]), game: "whyfirst", ruleset: "whyfirst", facts, view }) as unknown as PositionInfo;
  position.mockResolvedValueOnce(at({ pawns: [0, 0] }));
  const session = await begun();
  position.mockRejectedValueOnce(new Error("the sum"));
  await session.drop("1", 2);
  expect(session.problem).not.toBe("");
  expect(session.shown).toMatchObject({ seats: [{ space: 0 }, { space: 2 }] });
  expect(session.info?.facts).toEqual({ pawns: [0, 0] });
  position.mockImplementationOnce(({ facts }) => Promise.resolve(at(facts)));
  await session.drop("0", -2);
  expect(session.info?.facts).toMatchObject({ pawns: [-2, 2] });
  expect([session.problem, session.draft]).toEqual(["", null]);
});
