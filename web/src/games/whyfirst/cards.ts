/** Race cards by their texts: "+3", or "+3/21" where the white number counts. */
export interface Card {
  text: string;
  value: number;
  /** The white number, which says who moves first in the tactical variant. */
  white: number | null;
}

export function readCard(text: string): Card {
  const [value = "0", white] = text.split("/");
  return { text, value: Number(value), white: white === undefined ? null : Number(white) };
}

/** "+3", "−2", "±0": with a real minus. */
export function signed(amount: number): string {
  if (amount === 0) return "±0";
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

/** Points for a round: "+5", "−3", "0". */
export function pointsText(points: number): string {
  return points === 0 ? "0" : signed(points);
}

/** A space of the track as it is printed: 0 is the start, negative ones with a real minus. */
export function spaceLabel(space: number): string {
  return space < 0 ? `−${-space}` : String(space);
}

/** A hand with equal cards told apart, for lists that need a key. */
export function keyed(hand: readonly string[]): { key: string; card: Card }[] {
  return hand.map((text, place) => {
    const before = hand.slice(0, place).filter((other) => other === text).length;
    return { key: `${text}#${before}`, card: readCard(text) };
  });
}
