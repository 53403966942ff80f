import { describe, expect, it } from "vitest";
import { current, numbersIn, textOf, withHeard } from "../../src/lib/stores/announcing";

const lasting = { number: 1, text: "Be kind.", at: 100, expires: null };
const brief = { number: 2, text: "A restart at eight.", at: 100, expires: 200 };

describe("announcements", () => {
  it("are shown until they expire or were read", () => {
    expect(current([lasting, brief], [], 150)).toEqual([lasting, brief]);
    expect(current([lasting, brief], [], 201)).toEqual([lasting]);
    expect(current([lasting, brief], [1], 150)).toEqual([brief]);
  });

  it("are heard at a table, once, and withdrawn", () => {
    const said = withHeard([lasting], { type: "announcement", ...brief });
    expect(said).toEqual([lasting, brief]);
    expect(withHeard(said, { type: "announcement", ...brief })).toEqual([lasting, brief]);
    expect(withHeard(said, { type: "announcement", number: 1, withdrawn: true })).toEqual([brief]);
  });

  it("that were read are remembered as a text, whatever stood there before", () => {
    expect(numbersIn(textOf([3, 12]))).toEqual([3, 12]);
    expect(numbersIn("")).toEqual([]);
    expect(numbersIn("nonsense,4,-1")).toEqual([4]);
  });
});
