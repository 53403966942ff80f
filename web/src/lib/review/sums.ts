/** Shares as people read them: points of winning, and lines that add up as they are written. Pure. */

/** A share in tenths of a point: what is written, as a whole number. */
export function tenths(share: number): number {
  return Math.round(share * 1000);
}

/**
 * The parts of a sum, rounded to tenths of a point so that what is written adds up to what is written: whatever rounding lost or gained
 * goes to the part that it changes least.
 */
export function addedUp(start: number, parts: readonly number[], end: number): number[] {
  const rounded = parts.map(tenths);
  let missing = tenths(end) - tenths(start) - rounded.reduce((sum, part) => sum + part, 0);
  const order = parts
    .map((part, index) => ({ index, off: part * 1000 - rounded[index]! }))
    .sort((one, other) => (other.off - one.off) * Math.sign(missing || 1));
  for (const { index } of order) {
    if (!missing) break;
    rounded[index]! += Math.sign(missing);
    missing -= Math.sign(missing);
  }
  return rounded;
}
