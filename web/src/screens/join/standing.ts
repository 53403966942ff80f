/** What has become of an invitation. */
import type { InvitationInfo } from "../../lib/api/schema";

export type Standing = "mine" | "free" | "full" | "running" | "over" | "closed";

export function standingOf({ table, seat }: InvitationInfo): Standing {
  if (seat !== null && table.mine.includes(seat)) return "mine";
  if (table.status !== "open") return table.status;
  return seat !== null && table.seats[seat]?.kind === "open" ? "free" : "full";
}
