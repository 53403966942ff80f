/** How hard the bots are: one control for all of them. Which level of strength that is in a game is said here and nowhere else. Pure. */
export const DIFFICULTIES = ["gentle", "fair", "hard", "merciless"] as const;
export type Strength = (typeof DIFFICULTIES)[number];
export type Difficulty = Strength | "mixed";

/** How far up a game's levels each of them is; the weakest is 0, the strongest 1. */
const SHARES: Readonly<Record<Strength, number>> = { gentle: 0.12, fair: 0.44, hard: 0.67, merciless: 1 };
/** Who sits down where all kinds are wanted, in turn. */
export const MIXED: readonly Strength[] = ["gentle", "hard", "fair", "merciless"];

function levelFor(strength: Strength, levels: readonly string[]): string | undefined {
  return levels[Math.round(SHARES[strength] * (levels.length - 1))];
}

/** The spec of a bot: the `place`-th at its table, of a game with these levels, the weakest first. */
export function botFor(difficulty: Difficulty, levels: readonly string[], place: number): string {
  const strength = difficulty === "mixed" ? MIXED[place % MIXED.length]! : difficulty;
  return levelFor(strength, levels) ?? "random";
}

export function isDifficulty(text: string): text is Difficulty {
  return text === "mixed" || DIFFICULTIES.some((one) => one === text);
}
