/** What the worker does with a request: decided by its address alone. */

/** `page`: the page itself, from the network while that answers soon. `kept`: never changes under its address. `pack`: a file of the
 * pack for play without a network, which pages keep once they have checked it. `other`: asked by a page of another build, which may
 * have kept it. `list`: what that pack holds, from the network if there is one. `pass`: none of our business. */
export type Way = "page" | "kept" | "pack" | "other" | "list" | "pass";

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Addresses that the server shows the page under; `""` is the page's own. */
const PAGES = /^(?:(?:join|table|replay|review|daily)\/[^/]+)?$/;
const HASHED = /^(?:assets\/|data\/[^/]+\/)./;
const PACKED = /^device\/[^/]+\/./;
/** There is one of each for every game that was ever played: the browser may keep them as it likes. */
const OF_GAMES = /^api\/games\/./;
export const PACK = "device/pack.json";

/** `root` is the worker's folder, `build` the page's for which it works. */
export function wayOf({ method, mode, url }: Asked, root: string, build: string): Way {
  if (method !== "GET" || !url.startsWith(root)) return "pass";
  const { href, searchParams } = new URL(url);
  const path = href.slice(root.length).replace(/[?#].*$/, "");
  if (mode === "navigate") return PAGES.test(path) || path === "index.html" ? "page" : "pass";
  if (path === PACK) return "list";
  if (HASHED.test(path)) return "kept";
  if (PACKED.test(path)) return "pack";
  if (OF_GAMES.test(path)) return "pass";
  const asked = searchParams.get("build");
  if (!build || !asked || !path.startsWith("api/")) return "pass";
  return asked === build ? "kept" : "other";
}

const PAGE_CACHE = "festina-page";

/** What caches are named after besides: several pages of Festina may lie under one origin. Addresses have no blanks. */
function scope(root: string): string {
  return ` ${new URL(root).pathname}`;
}

/** The cache of a build's page; `root` is the page's folder. */
export function cacheOf(root: string, build: string): string {
  return `${PAGE_CACHE} ${build}${scope(root)}`;
}

/** The cache of what devices play with; it outlives builds, because its addresses tell its versions apart. */
export function packCacheOf(root: string): string {
  return `festina-pack${scope(root)}`;
}

/** The list of a pack is kept once all of it is here; this header names the build that was complete then: page, pack and words. */
export const COMPLETE = "festina-build";

/** The build whose page can play without a network with what is kept; null if there is none. */
export async function completeBuild(root: string, store: CacheStorage = caches): Promise<string | null> {
  const list = await store.match(root + PACK, { cacheName: packCacheOf(root) });
  return list?.headers.get(COMPLETE) ?? null;
}

/** Whether a cache is one of this page's that this build has no use for. */
export function isOld(name: string, root: string, build: string): boolean {
  return name.startsWith(`${PAGE_CACHE} `) && name.endsWith(scope(root)) && name !== cacheOf(root, build);
}

interface Answer {
  url: string;
  status: number;
  type: string;
  redirected: boolean;
  headers: Headers;
}

/** Whether an answer may be kept: whole, our own, and not some portal's page in place of a script. The server says of its answers
 * whether they last: one of another build does not. */
export function mayKeep({ url, status, type, redirected, headers }: Answer): boolean {
  const html = headers.get("content-type")?.startsWith("text/html") ?? false;
  const lasts = !new URL(url).pathname.includes("/api/") || (headers.get("cache-control") ?? "").includes("immutable");
  return status === 200 && type === "basic" && !redirected && !html && lasts;
}
