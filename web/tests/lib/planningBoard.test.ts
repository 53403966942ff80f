import { expect, it } from "vitest";
import type { HintDesk } from "../../src/lib/table/hints.svelte";
import type { PlanDesk } from "../../src/lib/table/plan.svelte";
import { PlanningBoard } from "../../src/lib/table/planningBoard";
import type { TableSession } from "../../src/lib/table/session.svelte";

/** A table where it is somebody else's turn, and a desk that plans or not. */
function board(planning: boolean, full = false) {
  const done: string[] = [];
  const session = {
    shown: "the table",
    whole: null,
    myTurn: false,
    sending: false,
    undo: { type: "undo", seat: 0 },
    askWhole: () => done.push("asked"),
    move: (action: string) => Promise.resolve(done.push(`moved ${action}`) > 0),
  };
  const plan = {
    view: planning ? "the turn ahead" : null,
    full,
    sending: false,
    add: (action: string) => done.push(`planned ${action}`) > 0,
  };
  const hints = { marks: [], checking: false, mayPlay: () => Promise.resolve(true) };
  const made = new PlanningBoard(
    session as unknown as TableSession,
    plan as unknown as PlanDesk,
    hints as unknown as HintDesk,
  );
  return { done, made, hints };
}

it("is the table itself while nothing is planned", async () => {
  const { done, made } = board(false);
  expect([made.shown, made.whole, made.myTurn]).toEqual(["the table", null, false]);
  expect(made.undo).not.toBeNull();
  made.askWhole();
  await made.move(">5");
  expect(done).toEqual(["asked", "moved >5"]);
});

it("shows the turn ahead, and what is chosen there is planned, not played", async () => {
  const { done, made } = board(true);
  expect([made.shown, made.whole, made.myTurn]).toEqual(["the turn ahead", "the turn ahead", true]);
  expect(made.undo).toBeNull();
  made.askWhole();
  await made.move(">5");
  expect(done).toEqual(["planned >5"]);
});

it("lets nothing more be chosen once the plan is full", () => {
  expect(board(true, true).made.myTurn).toBe(false);
});

it("takes no other choice while the teacher looks at one", () => {
  const { made, hints } = board(false);
  expect(made.sending).toBe(false);
  hints.checking = true;
  expect(made.sending).toBe(true);
});
