import { expect, it } from "vitest";
import { placeCard, type Round } from "../../src/games/hare/place";
import { layoutFor, stoneRadius } from "../../src/games/hare/track";

const card = { width: 330, height: 176 };

function hides({ left, top }: { left: number; top: number }, { x, y, radius }: Round): boolean {
  const across = Math.max(left - x, x - left - card.width, 0);
  const down = Math.max(top - y, y - top - card.height, 0);
  return Math.hypot(across, down) < radius;
}

/** Everything from one pawn to as many spaces as it could ever reach, on the screens that have a card. */
const MOMENTS = [
  { width: 912, height: 622 },
  { width: 1492, height: 880 },
  { width: 1024, height: 500 },
  { width: 800, height: 460 },
].flatMap((board) => [0, 9, 19, 33, 48].map((from) => ({ ...board, from })));

it.each(MOMENTS)("covers no space that can be reached: from $from in $width × $height", ({ width, height, from }) => {
  const layout = layoutFor({ width, height });
  const radius = stoneRadius(layout) * 1.22;
  const stone = (space: number) => ({ ...layout.points[space]!, radius });
  const reachable = Array.from({ length: 13 }, (_, step) => Math.min(from + 1 + step, 64));
  const free = [from, ...reachable].map(stone);
  for (const space of reachable) {
    const placed = placeCard({ board: layout, card, at: stone(space), free, better: [] });
    expect(free.filter((one) => hides(placed, one))).toEqual([]);
    expect(placed.left).toBeGreaterThanOrEqual(0);
    expect(placed.left + card.width).toBeLessThanOrEqual(width);
    expect(placed.top).toBeGreaterThanOrEqual(0);
    expect(placed.top + card.height).toBeLessThanOrEqual(height);
  }
});

it("hangs above the space where nothing is in the way, and points to it", () => {
  const at = { x: 450, y: 400, radius: 36 };
  expect(placeCard({ board: { width: 912, height: 622 }, card, at, free: [], better: [] })).toEqual({
    left: 450 - 165,
    top: 400 - 36 - 12 - 176,
    tail: "above",
  });
});
