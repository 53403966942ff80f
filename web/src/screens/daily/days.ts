/** Days as the server writes them: "2027-01-15", everywhere the same (UTC). */
const DAY_MS = 86_400_000;

function moved(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export const dayBefore = (day: string) => moved(day, -1);
export const dayAfter = (day: string) => moved(day, 1);

/** Whole hours and minutes, at least one minute. */
export function timeLeft(ms: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
