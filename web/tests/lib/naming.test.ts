import { describe, expect, it } from "vitest";
import { named } from "../../src/lib/i18n/naming";

const naming = { names: ["Ann", "Ben", "Cleo"] };

describe("named", () => {
  it("puts names for seats, wherever a parameter names one", () => {
    const message = { key: "hare-event-gave", params: { seat: 0, to: 2, amount: 1 } };
    expect(named(message, naming).params).toEqual({ seat: "Ann", to: "Cleo", amount: 1 });
  });

  it("leaves words and chance alone", () => {
    const message = { key: "hare-event-moved", params: { by: "forward", seat: -1 } };
    expect(named(message, naming).params).toEqual({ by: "forward", seat: -1 });
  });

  it("puts what a board prints for a number", () => {
    const message = { key: "hare-event-moved", params: { seat: 1, space: 10 } };
    const printed = (param: string, value: number) => (param === "space" ? 64 - value : value);
    expect(named(message, { ...naming, printed }).params).toEqual({ seat: "Ben", space: 54 });
  });

  it("reaches messages inside messages", () => {
    const message = { key: "x", params: { inner: { key: "y", params: { seat: 1 } } } };
    expect(named(message, naming).params).toEqual({ inner: { key: "y", params: { seat: "Ben" } } });
  });
});
