import { describe, expect, it } from "vitest";
import { showing, without } from "../../src/lib/table/reactions";

const line = (number: number, seat: number | null, reaction: "clap" | "wave" | null) => ({
  number,
  seat,
  reaction,
  name: "Ann",
  text: reaction ? "" : "Hello",
  at: 0,
});

describe("reactions at the seats", () => {
  it("show the newest of each seat", () => {
    const first = showing({}, line(1, 0, "wave"));
    const both = showing(first, line(2, 1, "clap"));
    expect(both).toEqual({ 0: { reaction: "wave", number: 1 }, 1: { reaction: "clap", number: 2 } });
    expect(showing(both, line(3, 0, "clap"))[0]).toEqual({ reaction: "clap", number: 3 });
  });

  it("leave words and those who only look on alone", () => {
    expect(showing({}, line(1, 0, null))).toEqual({});
    expect(showing({}, line(1, null, "wave"))).toEqual({});
  });

  it("end with their time, unless the seat shows something newer", () => {
    const newer = showing(showing({}, line(1, 0, "wave")), line(2, 0, "clap"));
    expect(without(newer, 1)).toEqual(newer);
    expect(without(newer, 2)).toEqual({});
  });
});
