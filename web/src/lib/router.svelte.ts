/** Hash routes: `#/table/k3v9m2p7qd` finds the screen whose pattern is `/table/:id`. */
import type { Component } from "svelte";
import { site } from "./app/site";

export type Params = Record<string, string>;

/** A screen takes the parameters of its route. */
export type Screen = Component<{ params: Params }>;

export interface Route {
  pattern: string;
  /** The message that names the screen in the title of the tab. */
  title?: string;
  /** Whether it needs other people, and so a server. */
  people?: boolean;
  load: () => Promise<{ default: Screen }>;
}

type Bare = Component<Record<string, never>>;

/** A screen that needs no parameters. */
export function withoutParams(screen: Bare): Screen {
  return (internals) => screen(internals, {});
}

export function bare(load: () => Promise<{ default: Bare }>): Route["load"] {
  return async () => ({ default: withoutParams((await load()).default) });
}

/** The parameters of a path, or null if the pattern does not fit. A trailing `?` makes a part optional. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (given.length > wanted.length) return null;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    const optional = part.endsWith("?");
    const name = part.replace(/^:|\?$/g, "");
    if (value === undefined) {
      if (!optional) return null;
    } else if (part.startsWith(":")) params[name] = value;
    else if (part !== value) return null;
  }
  return params;
}

function split(hash: string): { path: string; query: URLSearchParams } {
  const [path = "/", query = ""] = hash.replace(/^#/, "").split("?");
  return { path: path || "/", query: new URLSearchParams(query) };
}

// A link that was handed on has no `#`: those who show a preview would never see what stands behind it. Only servers hand on
// such links; on a host of plain files the page's folder may be named whatever it is.
if (site().served && location.pathname !== "/" && !location.hash)
  history.replaceState(null, "", `/#${location.pathname}${location.search}`);

class Router {
  #where = $state.raw(split(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.#where = split(location.hash);
      scrollTo(0, 0);
    });
  }

  get path(): string {
    return this.#where.path;
  }

  /** What stands behind `?` in the hash: presets of a screen, a moment of a replay. */
  get query(): URLSearchParams {
    return this.#where.query;
  }

  go(path: string, replace = false): void {
    if (replace) {
      history.replaceState(null, "", `#${path}`);
      this.#where = split(`#${path}`);
    } else location.hash = path;
  }
}

export const router = new Router();
