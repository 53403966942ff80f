import { expect, test } from "vitest";
import { seatsOf } from "../../src/lib/local/goOn";

const BOTS = { bots: ["level", "random", "search"].map((name) => ({ name })) };
const nameOf = (seat: number) => `Seat ${seat + 1}`;

test("on this device people and bots sit where they sat", () => {
  expect(seatsOf(["level:3", "Ann", "–", "search:sims=30"], BOTS, nameOf, "person")).toEqual([
    { kind: "bot", bot: "level:3" },
    { kind: "person", name: "Ann" },
    { kind: "person", name: "Seat 3" },
    { kind: "bot", bot: "search:sims=30" },
  ]);
});

test("on a server the first person's seat is mine, and the others' are free", () => {
  expect(seatsOf(["level:3", "Ann", "Ben"], BOTS, nameOf, "open")).toEqual([
    { kind: "bot", bot: "level:3" },
    { kind: "person", name: "Ann" },
    { kind: "open" },
  ]);
});

test("where only bots played, I take the first seat; a spec that was cut off is any bot", () => {
  expect(seatsOf(["random", `search:${"x".repeat(33)}`], BOTS, nameOf, "open")).toEqual([
    { kind: "person", name: "Seat 1" },
    { kind: "bot" },
  ]);
});
