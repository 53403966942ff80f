import { describe, expect, it } from "vitest";
import type { SeatClock } from "../../src/lib/api/schema";
import { called, dayOf, endOf, isShort, paceOf, secondsLeft, timeText, timeWords } from "../../src/lib/time/clock";

const DAY = 86400;
const bank = paceOf("live:600+15");
const days = paceOf("days:3");

function clock(left: number, runs_from: number | null): SeatClock {
  return { left, runs_from, ran_out: false, away_until: null };
}

describe("a pace", () => {
  it("is read as the server writes it", () => {
    expect(paceOf("live")).toEqual({ kind: "none" });
    expect(bank).toEqual({ kind: "bank", seconds: 600, increment: 15 });
    expect(days).toEqual({ kind: "days", days: 3 });
  });
});

describe("the time that is left", () => {
  it("goes down while the clock runs, to nothing", () => {
    expect(secondsLeft(clock(100, 1000), 1030)).toBe(70);
    expect(secondsLeft(clock(100, 1000), 1200)).toBe(0);
  });

  it("stays while the clock stands, or until it begins to run", () => {
    expect(secondsLeft(clock(100, null), 5000)).toBe(100);
    expect(secondsLeft(clock(100, 1000), 900)).toBe(100);
  });

  it("is short in the last minute, or the last hours", () => {
    expect([isShort(59, bank), isShort(61, bank), isShort(7200, days), isShort(4 * 3600, days)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe("time in figures", () => {
  it("is a clock's", () => {
    expect(timeText(581, bank, "en")).toBe("9:41");
    expect(timeText(3900, bank, "en")).toBe("1:05:00");
    expect(timeText(0.4, bank, "en")).toBe("0:01");
    expect(timeText(0, bank, "en")).toBe("0:00");
  });

  it("is a calendar's where it is about days", () => {
    expect(timeText(2 * DAY + 3 * 3600 + 59, days, "en")).toBe("2 days 3\u00a0h");
    expect(timeText(DAY, days, "de")).toBe("1 Tag");
    expect(timeText(3 * 3600 + 20 * 60, days, "en")).toBe("3\u00a0h 20\u00a0min");
    expect(timeText(581, days, "en")).toBe("9:41");
  });
});

describe("time in words", () => {
  it("says no more than one wants to know", () => {
    expect(timeWords(581, "en")).toBe("9 minutes 41 seconds");
    expect(timeWords(30, "fr")).toBe("30\u00a0secondes");
    expect(timeWords(0, "en")).toBe("0 seconds");
    expect(timeWords(2 * DAY + 3 * 3600 + 59, "en")).toBe("2 days 3 hours");
    expect(timeWords(3700, "en")).toBe("1 hour 1 minute");
  });
});

describe("one's own time", () => {
  it("is called at a minute, half a minute and ten seconds, each once", () => {
    const seconds = [Infinity, 70, 60, 59.5, 30.2, 29.7, 12, 9.9, 9, 0];
    const calls = seconds.slice(1).map((after, index) => called(seconds[index] ?? 0, after));
    expect(calls).toEqual([null, 60, null, null, 30, null, 10, null, null]);
  });

  it("is called once where little is left from the beginning", () => {
    expect(called(Infinity, 25)).toBe(30);
  });
});

describe("a day", () => {
  it("is over when the next one begins", () => {
    const end = endOf("2027-02-28");
    expect(dayOf(end)).toBe("2027-03-01");
    expect(dayOf(end - 1)).toBe("2027-02-28");
  });
});
