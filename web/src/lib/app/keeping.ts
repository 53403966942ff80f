/** What the browser keeps for play without a network: the pack, the rest of the page, and the words of every language. */
import { cacheOf, COMPLETE, completeBuild, isOld, mayKeep, PACK, packCacheOf } from "../../worker/plan";
import { isPageFiles } from "../../worker/files";
import { fetchChecked, HASH, hexOf, readList, type PackFile } from "./pack";
import { server } from "./server.svelte";
import { BUILD, lasting, own, site } from "./site";
import { standingFiles } from "./standing";

/** A file with its whole address and the cache it belongs to. */
export interface Wanted extends PackFile {
  address: string;
  cache: string;
}

/** Everything that must be here, and the list of the pack as it was read. */
export interface Wish {
  files: Wanted[];
  list: unknown;
}

function pageCache(): string {
  return cacheOf(site().root.href, site().build);
}

function packCache(): string {
  return packCacheOf(site().root.href);
}

/** Whether a file belongs to the pack, and not to the page. */
function isPacked({ cache }: Wanted): boolean {
  return cache === packCache();
}

/** What must be here, as the network says, or as it was said last (null: nobody says so, or another page than this is there). */
export async function wanted(): Promise<Wish | null> {
  try {
    const [listed, page] = await Promise.all([json(own(PACK)), json(own(`files.json?build=${site().build}`))]);
    // A site of plain files states its build in one place only.
    if (!server.exists) await server.look();
    const list = readList(listed);
    if (!list || !isPageFiles(page) || server.newer || list.version !== (site().pack || list.version)) return null;
    const files = page.all.map(({ url, bytes, sent, integrity }) => ({ url, bytes, sent, sha256: hexOf(integrity) }));
    return { files: [...files.map(kept(pageCache())), ...list.files.map(kept(packCache()))], list: listed };
  } catch {
    return null;
  }
}

function kept(cache: string): (file: PackFile) => Wanted {
  return (file) => ({ ...file, address: own(file.url), cache });
}

async function json(address: string): Promise<unknown> {
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // A server of another build lists other files than this page has: first comes its page.
  if ((answer.headers.get(BUILD) ?? site().build) !== site().build) throw new Error("another build");
  return answer.json();
}

/** The addresses that are here already. */
export async function keptAddresses(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of [pageCache(), packCache()]) {
    if (!(await caches.has(name))) continue;
    for (const { url } of await (await caches.open(name)).keys()) found.add(url);
  }
  return found;
}

/** Keeps one file; one with the same contents that an earlier pack brought is taken over instead of fetched. */
export async function keep(file: Wanted, signal: AbortSignal, arrived: (bytes: number) => void): Promise<void> {
  const cache = await caches.open(file.cache);
  const known = isPacked(file) ? await twin(cache, file) : undefined;
  await cache.put(file.address, known ?? (await fetchChecked(file.address, file, { signal, arrived })));
}

async function twin(cache: Cache, { sha256, url }: Wanted): Promise<Response | undefined> {
  const name = url.slice(url.lastIndexOf("/"));
  for (const request of await cache.keys()) {
    if (!request.url.endsWith(name)) continue;
    const answer = await cache.match(request);
    if (answer?.headers.get(HASH) === sha256) return answer;
  }
  return undefined;
}

/** What the page asks for at its start, in every language: answers that last as long as the build. */
export async function keepAnswers(languages: readonly string[], usual: string): Promise<void> {
  const words = languages.flatMap((language) =>
    ["start", "rest"].map((part) => `/api/locales/${language}?part=${part}`),
  );
  const demo = `/api/demo?game=${encodeURIComponent(usual)}`;
  const asked = ["/api/games", "/api/bots", ...words, demo].map((path) => new URL(lasting(path), site().root).href);
  const cache = await caches.open(pageCache());
  for (const address of site().served ? asked : await standingFiles()) {
    if (await cache.match(address)) continue;
    const answer = await fetch(address);
    // A newer server's words belong to its own page.
    if (!mayKeep(answer)) throw new Error(`${address}: ${answer.status}`);
    await cache.put(address, answer);
  }
}

/** The build that has had everything here that it needs without a network; null if none has, or the browser has removed it. */
export function concluded(): Promise<string | null> {
  return completeBuild(site().root.href);
}

/** Keeps the list whose files are here, and forgets what earlier packs and builds had. */
export async function conclude({ files, list }: Wish): Promise<void> {
  const cache = await caches.open(packCache());
  const address = own(PACK);
  const headers = { "content-type": "application/json", [COMPLETE]: site().build };
  await cache.put(address, new Response(JSON.stringify(list), { headers }));
  const current = new Set([address, ...files.map((file) => file.address)]);
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
  await forgetOlder();
}

export async function forgetPack(): Promise<void> {
  await caches.delete(packCache());
  await forgetOlder();
}

async function forgetOlder(): Promise<void> {
  const { root, build } = site();
  for (const name of await caches.keys()) if (isOld(name, root.href, build)) await caches.delete(name);
}
