import { describe, expect, it } from "vitest";
import { spanOf, spanText } from "../../src/screens/privacy/keeping";

describe("how long something is kept", () => {
  it.each([
    [10 / 1440, { count: 10, unit: "minute" }],
    [0.5, { count: 12, unit: "hour" }],
    [1, { count: 24, unit: "hour" }],
    [7, { count: 7, unit: "day" }],
    [365, { count: 365, unit: "day" }],
    [730, { count: 2, unit: "year" }],
    [731, { count: 731, unit: "day" }],
  ])("%d days", (days, span) => {
    expect(spanOf(days)).toEqual(span);
  });

  it("is said in the reader's language", () => {
    expect(spanText(30, "en")).toBe("30 days");
    expect(spanText(10 / 1440, "de")).toBe("10 Minuten");
    expect(spanText(730, "ca")).toBe("2 anys");
  });
});
