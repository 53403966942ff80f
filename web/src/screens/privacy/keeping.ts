/** How long something is kept, as a number and its unit: ten minutes, 30 days, two years. */
const MINUTES_A_DAY = 24 * 60;
const DAYS_A_YEAR = 365;

export interface Span {
  count: number;
  unit: "minute" | "hour" | "day" | "year";
}

export function spanOf(days: number): Span {
  const minutes = Math.round(days * MINUTES_A_DAY);
  if (minutes < 120) return { count: minutes, unit: "minute" };
  if (days < 2) return { count: Math.round(days * 24), unit: "hour" };
  if (days >= 2 * DAYS_A_YEAR && days % DAYS_A_YEAR === 0) return { count: days / DAYS_A_YEAR, unit: "year" };
  return { count: Math.round(days), unit: "day" };
}

export function spanText(days: number, language: string): string {
  const { count, unit } = spanOf(days);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
