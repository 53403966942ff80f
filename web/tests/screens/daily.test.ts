import { describe, expect, it } from "vitest";
import { dayAfter, dayBefore, timeLeft } from "../../src/screens/daily/days";
import { bars, cells, counted, sampled, shareText, type Run } from "../../src/screens/daily/sharing";

const run: Run = {
  date: "15 January 2027",
  game: "Some race",
  place: "1st of 4",
  detail: "24 decisions",
  shape: [4, 3, 2, 1],
  places: 4,
  medal: 1,
};

describe("days", () => {
  it("go on over the ends of months and years", () => {
    expect(dayBefore("2027-03-01")).toBe("2027-02-28");
    expect(dayAfter("2027-12-31")).toBe("2028-01-01");
  });

  it("have whole minutes left, and at least one", () => {
    expect(timeLeft(3 * 3_600_000 + 60_001)).toEqual({ hours: 3, minutes: 2 });
    expect(timeLeft(-5)).toEqual({ hours: 0, minutes: 1 });
  });
});

describe("what is shared", () => {
  it("rises towards the first place", () => {
    expect(bars(run.shape, 4)).toBe("▁▃▆█");
    expect(bars([9], 4)).toBe("▁");
    expect(bars([1], 1)).toBe("▁");
  });

  it("says place and course, and where to race", () => {
    const text = shareText(run, "Race of the day", "https://festina.example/#/daily");
    expect(text.split("\n")).toEqual([
      "Festina · Race of the day · 15 January 2027",
      "Some race",
      "🥇 1st of 4 · 24 decisions",
      "▁▃▆█",
      "https://festina.example/#/daily",
    ]);
  });

  it("names opponents once", () => {
    expect(counted(["a", "b", "a"])).toEqual(["2 × a", "b"]);
  });

  it("takes a long course at even distances", () => {
    const long = Array.from({ length: 100 }, (_, index) => index);
    const short = sampled(long, 5);
    expect(short).toEqual([0, 25, 50, 74, 99]);
    expect(sampled(short, 24)).toEqual(short);
  });

  it("has one square of each column filled, within its box", () => {
    const found = cells([2, 1, 7], 4, 300, 100);
    expect(found).toHaveLength(12);
    expect(found.filter(({ here }) => here)).toHaveLength(3);
    expect(found.every(({ x, y, size }) => x >= 0 && y >= 0 && x + size <= 300 && y + size <= 100)).toBe(true);
    expect(cells([], 4, 300, 100)).toEqual([]);
  });
});
