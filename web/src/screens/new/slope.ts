/** The slope that gets steeper the harder the bots are. Pure. */

/** How far down the path lies, in percent of the height, so far along from 0 to 1. */
export function depth(along: number): number {
  return 66 - 40 * along ** 1.7;
}

/** The path over a picture of 100 × 100, from edge to edge. */
export function slope(): string {
  const points = Array.from({ length: 21 }, (_, point) => point / 20);
  return `M${points.map((along) => `${along * 100} ${depth(along).toFixed(2)}`).join("L")}`;
}
