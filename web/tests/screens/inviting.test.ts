import { describe, expect, it } from "vitest";
import type { InvitationInfo } from "../../src/lib/api/schema";
import { standingOf } from "../../src/screens/join/standing";
import { invitationOf, lessonAt } from "../../src/screens/tour/lesson";
import { seatFor } from "../../src/screens/table/waiting/asking";

function invitation(status: string, kinds: string[], seat: number | null, mine: number[] = []): InvitationInfo {
  const seats = kinds.map((kind, number) => ({ kind, seat: number }));
  return { table: { status, seats, mine }, seat } as unknown as InvitationInfo;
}

describe("what has become of an invitation", () => {
  it("is good while the seat is free", () => {
    expect(standingOf(invitation("open", ["person", "open"], 1))).toBe("free");
  });
  it("is full once somebody else or a bot sits there, or no seat is left", () => {
    expect(standingOf(invitation("open", ["person", "bot"], 1))).toBe("full");
    expect(standingOf(invitation("open", ["person", "person"], null))).toBe("full");
  });
  it("says how far the table is otherwise", () => {
    for (const status of ["running", "over", "closed"])
      expect(standingOf(invitation(status, ["person", "bot"], 1))).toBe(status);
  });
  it("leads those to the table who sit there", () => {
    expect(standingOf(invitation("running", ["person", "person"], 1, [1]))).toBe("mine");
  });
});

describe("learning first", () => {
  it("leads back to the invitation, and nowhere else", () => {
    const address = lessonAt("hare", "k3v9", "/join/abc2");
    expect(invitationOf(new URLSearchParams(address.split("?")[1]))).toBe("/join/abc2");
    expect(lessonAt("hare", "k3v9")).toBe("/learn/hare/k3v9");
    for (const back of ["", "/table/x", "https://elsewhere.example", "/join/a/../b"])
      expect(invitationOf(new URLSearchParams({ back }))).toBeNull();
  });
});

describe("asking people one knows", () => {
  it("gives each a free seat of their own", () => {
    expect(seatFor([1, 2], [])).toBe(1);
    expect(seatFor([1, 2], [1])).toBe(2);
    expect(seatFor([1, 2], [1, 2])).toBeNull();
  });
});
