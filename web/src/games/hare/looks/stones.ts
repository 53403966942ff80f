/** The outlines of stones round (0, 0), as SVG paths. Pure. */
import type { StoneShape } from "./look";

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

function polygon(radius: number, corners: number, first: number): string {
  return `M${Array.from({ length: corners }, (_, corner) => at(radius, first + (corner * 360) / corners)).join("L")}z`;
}

function round(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function square(radius: number): string {
  const half = radius * 0.87;
  const corner = radius * 0.3;
  const side = 2 * (half - corner);
  return `M${-half + corner} ${-half}h${side}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${side}a${corner} ${corner} 0 0 1 ${-corner} ${corner}h${-side}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}v${-side}a${corner} ${corner} 0 0 1 ${corner} ${-corner}z`;
}

const SCALLOPS = 14;

/** Small bows round the edge. */
function scallop(radius: number): string {
  const inner = radius * 0.94;
  const bow = inner * Math.sin(Math.PI / SCALLOPS) * 1.05;
  const bows = Array.from({ length: SCALLOPS }, (_, place) => at(inner, ((place + 1) * 360) / SCALLOPS));
  return `M${at(inner, 0)}${bows.map((end) => `A${bow.toFixed(2)} ${bow.toFixed(2)} 0 0 1 ${end}`).join("")}z`;
}

/** Cut by hand: not quite round. */
function cut(radius: number): string {
  const [a, b, c] = [radius * 1.02, radius * 0.97, radius * 0.56];
  return `M${-a} ${radius * 0.06}C${-b} ${-c} ${-c * 1.02} ${-a} ${radius * 0.05} ${-b}C${c * 1.06} ${-a} ${a} ${-c} ${b} ${radius * 0.02}C${a} ${c * 1.04} ${c} ${b} ${-radius * 0.03} ${a}C${-c} ${b} ${-b} ${c} ${-a} ${radius * 0.06}z`;
}

export function stonePath(shape: StoneShape, radius: number): string {
  switch (shape) {
    case "disc":
    case "pebble":
      return round(radius);
    case "square":
      return square(radius);
    case "scallop":
      return scallop(radius);
    case "octagon":
      return polygon(radius * 1.05, 8, 22.5);
    case "cut":
      return cut(radius);
    case "hexagon":
      return polygon(radius * 1.06, 6, 0);
  }
}
