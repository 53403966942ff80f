/** Colours as eyes see them: contrast (WCAG 2), difference (CIEDE2000), and kinds of colour vision (Machado 2009, full severity). */
type Three = readonly [number, number, number];

const SIGHTS: Record<string, readonly Three[]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
export const SIGHT_NAMES = ["normal", "protan", "deutan", "tritan", "grey"] as const;
export type Sight = (typeof SIGHT_NAMES)[number];

function linear(hex: string): Three {
  const full = hex.length === 4 ? `#${[...hex.slice(1)].map((sign) => sign + sign).join("")}` : hex;
  const part = (at: number) => {
    const value = parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const luminance = ([red, green, blue]: Three) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

function seen(hex: string, sight: Sight): Three {
  const rgb = linear(hex);
  if (sight === "normal") return rgb;
  if (sight === "grey") return [luminance(rgb), luminance(rgb), luminance(rgb)];
  const [red, green, blue] = SIGHTS[sight]!.map((row) => {
    const sum = row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2];
    return Math.min(Math.max(sum, 0), 1);
  });
  return [red!, green!, blue!];
}

function lab([red, green, blue]: Three): Three {
  const curve = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** CIEDE2000 between two colours in L*a*b*. */
export function ciede2000([l1, a1, b1]: Three, [l2, a2, b2]: Three): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (a: number, b: number) => (a || b ? ((Math.atan2(b, a * stretch) * 180) / Math.PI + 360) % 360 : 0);
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  let turn = 0;
  if (c1 && c2) turn = Math.abs(h2 - h1) <= 180 ? h2 - h1 : h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 + 360;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn) / 2)];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let h = h1 + h2;
  if (c1 && c2) h = Math.abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh));
}

export function difference(one: string, other: string, sight: Sight): number {
  return ciede2000(lab(seen(one, sight)), lab(seen(other, sight)));
}

/** The smallest difference between any two of them. */
export function closest(colours: readonly string[], sight: Sight): number {
  const pairs = colours.flatMap((one, place) => colours.slice(place + 1).map((other) => difference(one, other, sight)));
  return Math.min(...pairs);
}
