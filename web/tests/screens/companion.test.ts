import { describe, expect, it } from "vitest";
import { outcomeText } from "../../src/screens/companion/outcomes";
import { companionTable } from "../../src/screens/companion/wish";

const title = (outcome: string) => outcomeText({ outcome }).title;

describe("outcomes in words", () => {
  it("name a card and what it does", () => {
    expect(outcomeText({ outcome: "card:lose_half" })).toEqual({
      title: { key: "hare-card-lose_half", params: { card: "lose_half" } },
      does: { key: "hare-effect-lose_half", params: {} },
    });
  });
  it("show number cards as numbers", () => expect(title("card:-15")).toEqual({ key: "hare-card-carrots", params: { card: "−15" } }));
  it("know the zero", () => expect(title("card:0").key).toBe("hare-card-zero"));
  it("know a roll", () => expect(title("die:4")).toEqual({ key: "web-companion-die", params: { number: 4 } }));
  it("say what a table makes of a roll", () =>
    expect(outcomeText({ outcome: "die:4" }, "lose_half").does).toEqual({ key: "hare-effect-lose_half", params: {} }));
  it("know a numbered card", () => expect(title("draw:6")).toEqual({ key: "web-rules-card-number", params: { number: 6 } }));
  it("know who begins", () => expect(title("first:2")).toEqual({ key: "web-companion-begins", params: { seat: 2 } }));
});

it("asks for a table where everybody sits at this device and chance is entered", () => {
  const wish = companionTable("hare(players=2)", ["Ann", "Ben"]);
  expect(wish).toMatchObject({ companion: true, autoplay: false, start: true });
  expect(wish.seats).toEqual([
    { kind: "person", name: "Ann" },
    { kind: "person", name: "Ben" },
  ]);
});
