/** Serves the page from what was kept: files that never change at once, the page itself if the network does not answer soon. */
import { isPageFiles } from "./files";
import { cacheOf, completeBuild, isOld, mayKeep, packCacheOf, wayOf } from "./plan";

declare const self: ServiceWorkerGlobalScope;

/** How long somebody who opens the page waits for the network before the kept page is shown. */
const PATIENCE_MS = 3000;

const root = self.registration.scope;
const build = new URL(self.location.href).searchParams.get("build") ?? "";
const [pageCache, packCache] = [cacheOf(root, build), packCacheOf(root)];

/** Keeps all that a first visit loads, or nothing: an update that arrives in part never becomes the page. */
export async function install(): Promise<void> {
  if (build) {
    const answer = await fetch(`${root}files.json?build=${build}`);
    if (!answer.ok) throw new Error(`files.json: ${answer.status}`);
    const listed: unknown = await answer.json();
    if (!isPageFiles(listed)) throw new Error("files.json cannot be read");
    const { start, all } = listed;
    const hashes = new Map(all.map(({ url, integrity }) => [url, integrity]));
    const requests = start.map((url) => new Request(root + url, { integrity: hashes.get(url) ?? "" }));
    const page = await fetch(root, { cache: "reload" });
    if (!page.ok || !(await page.clone().text()).includes(`content="${build}"`))
      throw new Error("the page has changed");
    const cache = await caches.open(pageCache);
    await cache.addAll(requests);
    await cache.put(root, page);
  }
  await self.skipWaiting();
}

/** Forgets older builds, but for one that plays without a network: it stays until a page of this build can (`conclude`). */
export async function activate(): Promise<void> {
  const complete = await completeCache();
  for (const name of await caches.keys()) if (isOld(name, root, build) && name !== complete) await caches.delete(name);
  await self.clients.claim();
}

export function serve(event: FetchEvent): void {
  const way = build ? wayOf(event.request, root, build) : "pass";
  if (way === "page") event.respondWith(page(event));
  else if (way === "kept") event.respondWith(kept(event));
  else if (way === "pack" || way === "other") event.respondWith(keptByPages(event.request));
  else if (way === "list") event.respondWith(list(event.request));
}

/** The network's page; if it does not come soon, the kept one. Without a network, the page whose pack is here, too: after an update
 * that is the older one for a while. */
async function page({ request }: FetchEvent): Promise<Response> {
  // A plain file host lets browsers keep the page for a while; its data may be gone by then: ask whether it has changed.
  const fresh = fetch(request, { cache: "no-cache" });
  const soon = fresh.then(
    (answer) => (answer.status < 500 ? answer : "none"),
    () => "none" as const,
  );
  const late = new Promise<"late">((done) => setTimeout(done, PATIENCE_MS, "late"));
  const answer = await Promise.race([soon, late]);
  if (answer instanceof Response) return answer;
  const complete = answer === "none" ? await completeCache() : null;
  const playable = complete === null ? undefined : await foundIn(complete, root);
  return playable ?? (await found(root)) ?? fresh;
}

async function kept(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = await found(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (mayKeep(answer)) {
    const copy = answer.clone();
    event.waitUntil(caches.open(pageCache).then((cache) => cache.put(request.url, copy).catch(() => undefined)));
  }
  return answer;
}

async function keptByPages(request: Request): Promise<Response> {
  return (await found(request.url)) ?? fetch(request);
}

/** What the pack holds, as the network says; without one, as it was when the pack was fetched. */
async function list(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const known = await found(request.url);
    if (known) return known;
    throw problem;
  }
}

async function found(url: string): Promise<Response | undefined> {
  const here = (await foundIn(pageCache, url)) ?? (await foundIn(packCache, url));
  if (here) return here;
  const complete = await completeCache();
  return complete === null ? undefined : foundIn(complete, url);
}

function foundIn(cacheName: string, url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName });
}

/** The cache of the page that can play without a network. */
async function completeCache(): Promise<string | null> {
  const complete = await completeBuild(root);
  return complete === null ? null : cacheOf(root, complete);
}
