import { describe, expect, it } from "vitest";
import { named } from "../src/lib/i18n/naming";

const naming = { names: ["Ann", "Ben", "Cleo"], list: (words: string[]) => words.join(" and ") };
const countdown = Array.from({ length: 65 }, (_, space) => 64 - space);

describe("named", () => {
  it("puts names for seats, wherever a parameter names one", () => {
    const message = { key: "hare-event-gave", params: { seat: 0, to: 2, amount: 1 } };
    expect(named(message, naming).params).toEqual({ seat: "Ann", to: "Cleo", amount: 1 });
  });

  it("leaves words and chance alone", () => {
    const message = { key: "hare-event-moved", params: { by: "forward", seat: -1 } };
    expect(named(message, naming).params).toEqual({ by: "forward", seat: -1 });
  });

  it("puts the printed label of a space, but never of Start and Finish", () => {
    const message = { key: "hare-event-moved", params: { origin: 0, space: 10 } };
    expect(named(message, { ...naming, printed: countdown }).params).toEqual({ origin: 0, space: 54 });
    const home = { key: "hare-event-moved", params: { origin: 60, space: 64 } };
    expect(named(home, { ...naming, printed: countdown }).params).toEqual({ origin: 4, space: 64 });
  });

  it("joins lists of seats and of words", () => {
    const message = { key: "x", params: { winners: [0, 1], cards: ["+3", "-1"] } };
    expect(named(message, naming).params).toEqual({ winners: "Ann and Ben", cards: "+3 and -1" });
  });

  it("reaches messages inside messages", () => {
    const message = { key: "x", params: { inner: { key: "y", params: { seat: 1 } } } };
    expect(named(message, naming).params).toEqual({ inner: { key: "y", params: { seat: "Ben" } } });
  });
});
