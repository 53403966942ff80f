/** The shape of the ground under the course, from where its stones lie. Pure. */
import type { Spot } from "../../art/plants";

export interface Hill {
  far: string;
  near: string;
  fold: string;
  sun: Spot & { r: number };
  pond: Spot & { rx: number; ry: number };
  /** How high the hill is there: what grows, grows below. */
  crest(x: number): number;
}

const fixed = (value: number) => value.toFixed(1);

/** Whether the course runs up the hill in one go, from left to right. */
function climbs(points: readonly Spot[]): boolean {
  return points.every(({ x }, index) => index === 0 || x > points[index - 1]!.x);
}

export function hillOf(width: number, height: number, points: readonly Spot[]): Hill {
  const lowest = points[0] ?? { x: width * 0.05, y: height * 0.78 };
  const highest = points.at(-1) ?? { x: width * 0.95, y: height * 0.45 };
  const slope = points.length > 0 && climbs(points);
  // Where the course winds, its upper row lies on the near side of the crest.
  const rise = slope ? 0 : Math.min(70, highest.y * 0.2);
  const [left, right] = slope ? [lowest.y + 4, highest.y - height * 0.05] : [highest.y + 10, highest.y - rise];
  const ridge: Spot[] = slope
    ? [{ x: 0, y: left }, ...points, { x: width, y: right }]
    : Array.from({ length: 25 }, (_, place) => {
        const share = place / 24;
        return { x: width * share, y: left + (right - left) * share - Math.sin(share * Math.PI) * rise * 0.6 };
      });
  const crest = (x: number): number => {
    const at = ridge.findIndex((spot) => spot.x >= x);
    if (at <= 0) return ridge[Math.max(at, 0)]!.y;
    const [one, other] = [ridge[at - 1]!, ridge[at]!];
    return one.y + ((x - one.x) / (other.x - one.x)) * (other.y - one.y);
  };
  const line = ridge.map(({ x, y }, index) => `${index ? "L" : "M"}${fixed(x)} ${fixed(y)}`).join("");
  const sun = Math.max(22, Math.min(40, width * 0.032));
  const back = slope ? Math.min(left, height) - height * 0.12 : left - rise * 0.4;
  return {
    far: `M0 ${fixed(back + height * 0.05)}C${fixed(width * 0.18)} ${fixed(back - height * 0.03)} ${fixed(width * 0.36)} ${fixed(back)} ${fixed(width * 0.62)} ${fixed(back + height * 0.12)}V${height}H0z`,
    near: `${line}V${height}H0z`,
    fold: `M${fixed(width * 0.48)} ${height}C${fixed(width * 0.66)} ${fixed(height * 0.93)} ${fixed(width * 0.82)} ${fixed(height * 0.86)} ${width} ${fixed(Math.max(crest(width) + height * 0.12, height * 0.62))}V${height}z`,
    sun: { x: slope ? highest.x * 0.95 : width * 0.9, y: right - sun * 1.15, r: sun },
    pond: {
      x: lowest.x + width * 0.02,
      y: lowest.y + Math.max(18, height * 0.042),
      rx: Math.max(70, width * 0.085),
      ry: Math.max(12, height * 0.025),
    },
    crest,
  };
}
