/** The pack for play without a network: what it holds, what of it is missing here, and fetching a file so that nothing wrong is kept. */

/** A file of the pack, or of the page: its address, its length as it is read, what travels, and its hash in hexadecimal digits. */
export interface PackFile {
  url: string;
  bytes: number;
  sent: number;
  sha256: string;
}

export interface PackList {
  version: string;
  files: PackFile[];
}

/** A kept file says by this header what it holds, so that a later pack with the same file need not fetch it again. */
export const HASH = "festina-sha256";

/** A file that is not what the list says: cut short, damaged, or something else altogether. */
export class WrongFile extends Error {}

function isFile(value: unknown): value is PackFile {
  if (typeof value !== "object" || value === null) return false;
  const { url, bytes, sent, sha256 }: Partial<Record<keyof PackFile, unknown>> = value;
  return typeof url === "string" && typeof bytes === "number" && typeof sent === "number" && typeof sha256 === "string";
}

/** The list in an answer; null if it is none. */
export function readList(value: unknown): PackList | null {
  if (typeof value !== "object" || value === null) return null;
  const { version, files }: { version?: unknown; files?: unknown } = value;
  return typeof version === "string" && Array.isArray(files) && files.every(isFile) ? { version, files } : null;
}

/** `sha256-…` as browsers check it, in hexadecimal digits. */
export function hexOf(integrity: string): string {
  const letters = atob(integrity.replace(/^sha256-/, ""));
  return Array.from(letters, (letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}

export async function sha256(content: BufferSource): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", content);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Fetching {
  signal: AbortSignal;
  /** Told of bytes as they arrive. */
  arrived: (bytes: number) => void;
  fetcher?: typeof fetch;
}

/** Fetches a file and checks it (WrongFile). `address` is its whole address. What is wrong may be so in the browser's own cache, which
 * would keep it for a year: then the network is asked once. */
export async function fetchChecked(address: string, file: PackFile, how: Fetching): Promise<Response> {
  try {
    return await fetchOnce(address, file, how, "default");
  } catch (problem) {
    if (problem instanceof WrongFile) return fetchOnce(address, file, how, "reload");
    throw problem;
  }
}

async function fetchOnce(
  address: string,
  file: PackFile,
  { signal, arrived, fetcher = fetch }: Fetching,
  cache: RequestCache,
): Promise<Response> {
  const answer = await fetcher(address, { signal, credentials: "same-origin", cache });
  if (!answer.ok || !answer.body) throw new WrongFile(`${file.url}: ${answer.status}`);
  const content = new Uint8Array(file.bytes);
  let length = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.length > file.bytes) throw new WrongFile(`${file.url} is too long`);
    content.set(value, length);
    length += value.length;
    arrived(value.length);
  }
  if (length !== file.bytes) throw new WrongFile(`${file.url} is too short`);
  if ((await sha256(content)) !== file.sha256) throw new WrongFile(`${file.url} is damaged`);
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  return new Response(content, { headers: { "content-type": type, [HASH]: file.sha256 } });
}

/** How much of all files is here, in the bytes that travel. */
export function share<T extends PackFile>(
  files: readonly T[],
  has: (file: T) => boolean,
): { done: number; total: number } {
  const sum = (some: readonly T[]) => some.reduce((bytes, { sent }) => bytes + sent, 0);
  return { done: sum(files.filter(has)), total: sum(files) };
}
