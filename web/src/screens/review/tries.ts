/** What came of playing on from moments of a game: remembered on this device, and compared with what happened then. */
import { remembered, remember } from "../../lib/stores/memory";

export interface Attempt {
  /** The table that was played on. */
  table: string;
  /** The step from which. */
  step: number;
  seat: number;
}

const MOST = 12;
const key = (game: string) => `review.tries.${game}`;

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === "object" &&
    value !== null &&
    "table" in value &&
    typeof value.table === "string" &&
    "step" in value &&
    typeof value.step === "number" &&
    "seat" in value &&
    typeof value.seat === "number"
  );
}

/** What was tried from a game, by the name under which it is reviewed. */
export function attemptsOf(game: string): Attempt[] {
  try {
    const kept: unknown = JSON.parse(remembered(key(game), "[]"));
    return Array.isArray(kept) ? kept.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

export function rememberAttempt(game: string, attempt: Attempt): void {
  remember(key(game), JSON.stringify([...attemptsOf(game), attempt].slice(-MOST)));
}
