/** What a table is a part of: the race of a day, a cup, a pairing of strangers, or a lesson. */
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
    case "pairing":
    case "lesson":
      return null;
  }
}
