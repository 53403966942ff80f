/** Names of seats, now and then. */
import { expect, it } from "vitest";
import { namesThen } from "../../src/lib/table/people";

const seat = { seat: 0, kind: "person" as const, name: "Ann", bot: null };

it("keeps what was done under the name of who did it", () => {
  const seats = [
    { ...seat, former: [] },
    {
      ...seat,
      seat: 1,
      name: "Dan",
      former: [
        { name: "Ben", until: 6 },
        { name: "Cleo", until: 9 },
      ],
    },
  ];
  expect(namesThen(seats, 5)).toEqual(["Ann", "Ben"]);
  expect(namesThen(seats, 6)).toEqual(["Ann", "Ben"]);
  expect(namesThen(seats, 7)).toEqual(["Ann", "Cleo"]);
  expect(namesThen(seats, 10)).toEqual(["Ann", "Dan"]);
});
