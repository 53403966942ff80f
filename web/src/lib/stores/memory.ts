/** What this browser remembers between visits. */
const PREFIX = "festina.";

/** Under which key a browser keeps something; other windows are told of changes by it. */
export function keyOf(name: string): string {
  return PREFIX + name;
}

function read(name: string): unknown {
  try {
    const text = localStorage.getItem(keyOf(name));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function remembered(name: string, otherwise: string): string;
export function remembered(name: string, otherwise: number): number;
export function remembered(name: string, otherwise: boolean): boolean;
export function remembered(name: string, otherwise: unknown): unknown {
  const value = read(name);
  return typeof value === typeof otherwise ? value : otherwise;
}

/** One of several values; the first, if none of them is remembered. */
export function rememberedOf<T>(name: string, values: readonly [T, ...T[]]): T {
  const value = read(name);
  return values.find((one) => one === value) ?? values[0];
}

export function remember(name: string, value: string | number | boolean): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
