/** What a table is a part of: the race of a day, a cup, a pairing, a lesson, a record's position, or a trial of a finished game. */
import type { Occasion, TableSummary } from "../api/schema";

/** Whether the others may let a seat go back. */
export function allowsTakebacks({ occasion }: Pick<TableSummary, "occasion">): boolean {
  return occasion?.kind !== "daily" && occasion?.kind !== "cup";
}

/** Whether everybody gets the same cards for the same decisions. */
export function isDaysRace({ occasion }: Pick<TableSummary, "occasion">): boolean {
  return occasion?.kind === "daily" || occasion?.kind === "practice";
}

/** Where the results of what a table is a part of stand. */
export function resultsAddress({ kind, of }: Occasion): string | null {
  switch (kind) {
    case "daily":
    case "practice":
      return `#/daily/${of}`;
    case "cup":
      return `#/cup/${of}`;
    case "trial":
      return trialOf({ occasion: { kind, of } })?.review ?? null;
    case "pairing":
    case "lesson":
    case "position":
      return null;
  }
}

/** Where a table began that was played on from a moment of a finished game: the way back to its review. */
export function trialOf({ occasion }: Pick<TableSummary, "occasion">): { review: string; step: number } | null {
  if (occasion?.kind !== "trial") return null;
  const [share, step] = occasion.of.split(":");
  return share ? { review: `#/review/${share}?step=${step}`, step: Number(step) } : null;
}
