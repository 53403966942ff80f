import { describe, expect, it } from "vitest";
import type { UpdateMessage } from "../../src/lib/api/schema";
import { follow, lastDecider, type Trail } from "../../src/lib/table/trail";

function after(...entries: [kind: UpdateMessage["kind"], seat: number | null, auto?: boolean][]): Trail {
  return entries.reduce<Trail>((trail, [kind, seat, auto = false]) => follow(trail, { kind, seat, auto }), []);
}

describe("the trail of decisions", () => {
  it("knows which of my seats decided last", () => {
    expect(lastDecider(after(["start", null], ["move", 0], ["move", 1], ["chance", null]), [0])).toBe(0);
    expect(lastDecider(after(["start", null], ["move", 1]), [0])).toBeNull();
  });

  it("does not count what the table plays by itself", () => {
    expect(lastDecider(after(["move", 0, true]), [0])).toBeNull();
  });

  it("goes back with an undo, and forgets a choice that was taken back", () => {
    expect(lastDecider(after(["move", 0], ["move", 1], ["undo", 0]), [0, 1])).toBeNull();
    expect(lastDecider(after(["move", 0], ["move", 1], ["retract", 0]), [0, 1])).toBe(1);
  });
});
