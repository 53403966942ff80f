/** Where this page comes from. Its head says so: the server or the export writes it there. */

/** The header in which a server states its build. */
export const BUILD = "festina-build";

export interface Site {
  /** The folder of the page: `/` on a server, any prefix on a host of plain files. */
  root: URL;
  /** Which build of page and rules this is; empty while the page is developed. */
  build: string;
  /** The version of the pack with which this page plays by itself; empty if nobody has said so. */
  pack: string;
  /** Whether a server stands behind the page. */
  served: boolean;
  /** Where friends can meet, if this site has no server of its own; null if nobody has said so. */
  friends: string | null;
}

let known: Site | null = null;

export function site(): Site {
  return (known ??= read(document, location.href));
}

interface Head {
  querySelector(selectors: string): { getAttribute(name: string): string | null } | null;
}

export function read(head: Head, address: string): Site {
  const fact = (name: string) => head.querySelector(`meta[name="festina-${name}"]`)?.getAttribute("content") ?? null;
  const manifest = head.querySelector('link[rel="manifest"]')?.getAttribute("href") ?? "/";
  return {
    root: new URL(".", new URL(manifest, address)),
    build: fact("build") ?? "",
    pack: fact("pack") ?? "",
    served: fact("server") !== "none",
    friends: fact("friends"),
  };
}

/** An address of the page's own, from one relative to its folder. */
export function own(path: string): string {
  return new URL(path, site().root).href;
}

/** The name of something that this page keeps or says: other pages of Festina may lie under the same origin. */
export function scoped(name: string): string {
  return `${name} ${site().root.pathname}`;
}

/** A request whose answer stays the same as long as the build does: browsers and the worker may keep it. */
export function lasting(path: string): string {
  const { build } = site();
  return build ? `${path}${path.includes("?") ? "&" : "?"}build=${build}` : path;
}

/** Whether an answer to this request may have been kept, and so says nothing of the server as it is now. */
export function isLasting(path: string): boolean {
  return /[?&]build=/.test(path);
}

/** The app is installed under the words of this language. */
export function speakManifest(language: string): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", own(`manifest-${language}.webmanifest`));
}
