import { expect, it } from "vitest";
import { companionTable } from "../../src/screens/companion/wish";

it("asks for a table where everybody sits at this device and chance is entered", () => {
  const wish = companionTable("hare(players=2)", ["Ann", "Ben"]);
  expect(wish).toMatchObject({ companion: true, autoplay: false });
  expect(wish.seats).toEqual([
    { kind: "person", name: "Ann" },
    { kind: "person", name: "Ben" },
  ]);
});
