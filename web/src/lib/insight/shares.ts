/** What a search found, as people are told it. Pure. */
import type { ActionReport } from "../api/schema";
import type { Advice } from "../table/boardSession";

/** Choices that a hint marks. */
const BEST = 3;
/** An action that was tried less often than this is not known. */
const KNOWN = 4;
/** How far off a share usually is after a single try: the kernel's own figure (`analysis/templates/reading.py`). */
const DOUBT = Math.sqrt(0.02);
/** A share beyond which nothing can be better. */
const CERTAIN = 1 - 1e-9;
/** Half the width of a 95 % interval, in standard errors. */
export const INTERVAL = 1.96;

/** The actions of which something is known, the best first; the one the search would take comes first in any case. */
export function ranked(report: readonly ActionReport[]): ActionReport[] {
  const [chosen, ...rest] = report;
  if (!chosen) return [];
  const known = rest.filter(({ visits }) => visits >= KNOWN);
  return [chosen, ...known.sort((one, other) => other.win_share - one.win_share)];
}

/** The best choices, to be marked. */
export function bestOf(report: readonly ActionReport[]): Advice[] {
  return ranked(report)
    .slice(0, BEST)
    .map(({ action, win_share: share, error }) => ({ action, share, error }));
}

/** What is to be thought of an action. */
export interface Judged {
  share: number;
  /** The standard error of the share. */
  error: number;
  /** The search has not looked at it: it is worth this at most. */
  most: boolean;
}

/**
 * The share of an action; null where nothing can be said. One that the search has left alone is no better than the worst one that it knows,
 * unless its own few tries say so.
 */
export function judged(report: readonly ActionReport[], action: string): Judged | null {
  const [best, ...others] = report;
  const chosen = report.find((one) => one.action === action);
  if (!best || !chosen) return null;
  if (chosen === best || chosen.visits >= KNOWN) return tried(chosen);
  const worst = lowest(others.filter(({ visits }) => visits >= KNOWN));
  const own = chosen.visits ? tried(chosen) : null;
  if (worst) return own && own.share > worst.share ? own : worst;
  return own ?? lowest(others.filter(({ visits }) => visits));
}

/** After a few tries, which may be alike by chance, the error is what it usually is. */
function tried({ win_share: share, error, visits }: ActionReport): Judged {
  return { share, error: visits < KNOWN ? DOUBT / Math.sqrt(visits) : error, most: false };
}

/** The least share of some actions, as a bound for others. */
function lowest(report: readonly ActionReport[]): Judged | null {
  const [least] = report.map(tried).sort((one, other) => one.share - other.share);
  return least ? { ...least, most: true } : null;
}

/** What a choice loses against the best one, in parts of a win; null where that is not known, or not certain. */
export function lossOf(report: readonly ActionReport[], action: string): number | null {
  const [best] = report;
  const chosen = judged(report, action);
  if (!best || !chosen) return null;
  const loss = best.win_share - chosen.share;
  return loss > INTERVAL * Math.hypot(best.error, chosen.error) ? loss : null;
}

/** Whether the best choice is better than every other that is known, 19 times out of 20. Where places count, shares have no errors. */
export function isClear(report: readonly ActionReport[]): boolean {
  const [best, ...others] = ranked(report);
  if (!best) return false;
  if (best.win_share >= CERTAIN) return true;
  if (!best.error || !others.length) return false;
  const low = best.win_share - INTERVAL * best.error;
  return others.every(({ win_share: share, error }) => low > share + INTERVAL * error);
}

/** By how much the best choice is better than every other that is known. */
export function gapOf(report: readonly ActionReport[]): number {
  const [best, ...others] = ranked(report);
  return (best?.win_share ?? 0) - Math.max(...others.map(({ win_share: share }) => share));
}

/** A part of a win in whole hundredths, as people say it. */
export function points(share: number): number {
  return Math.round(share * 100);
}

/** A share with its sign, e.g. "42 %". */
export function percentText(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** By how many points a share may be off, 19 times out of 20: a whole number, and at least one. */
export function marginText(error: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(Math.max(points(INTERVAL * error), 1));
}
