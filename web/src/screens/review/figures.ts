/** Shares as they are written. */
import { words } from "../../lib/i18n/i18n.svelte";
import { tenths } from "../../lib/review/sums";

/** A number of points with one digit behind the point: "7.2". */
export function points(share: number): string {
  return decimal(tenths(share));
}

/** Tenths of a point: "7.2". */
export function decimal(amount: number): string {
  const format = new Intl.NumberFormat(words.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(amount / 10).replace("-", "−");
}

/** The same with its sign: "+22.0", "−14.1", "0.0". */
export function signed(amount: number): string {
  return amount > 0 ? `+${decimal(amount)}` : decimal(amount);
}

/** How far off a share may be, in points with one digit: "1.3"; empty where it is exact as far as it is written. */
export function reach(doubt: number): string {
  const amount = tenths(doubt);
  return amount ? decimal(amount) : "";
}

/** "31.2 %", as the language writes it. */
export function percent(share: number, digits = 1): string {
  const format = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(words.locale, format).format(share);
}
