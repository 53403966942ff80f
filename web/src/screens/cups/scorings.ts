/** How points are given in a cup. */
import type { CupWish } from "../../lib/api/schema";

export type Scoring = NonNullable<CupWish["scoring"]>;
export const SCORINGS: readonly Scoring[] = ["places", "winner"];
