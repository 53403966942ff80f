/** Positions in addresses: facts as JSON, compressed, in letters that an address may hold. */
import type { Facts } from "../../games/module";
import { api } from "../../lib/api/client";
import { decode } from "../../lib/api/decode";

/** Longer ones are no positions of a game. */
const LONGEST = 20_000;

export async function pack(facts: Facts): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(facts)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The facts in an address; null if they are damaged. */
export async function unpack(text: string): Promise<Facts | null> {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length > LONGEST) return null;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const facts = decode<unknown>(
      new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))),
    );
    return isFacts(facts) ? facts : null;
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > LONGEST) throw new Error("too long");
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The address of a moment of a record on the board. */
export async function recordAnalysis(record: string, step: number): Promise<string> {
  const { ruleset, facts } = await api.position({ record, step });
  return analysisPath(ruleset, facts);
}

/** The address of a position on the board. */
export async function analysisPath(ruleset: string, facts: Facts): Promise<string> {
  return `/analyse?${new URLSearchParams({ ruleset, p: await pack(facts) })}`;
}
