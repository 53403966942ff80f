/** Notices as the service worker shows them: what was pushed, and which open page a press leads to. */
import type { PushedNotice } from "../lib/api/schema";

/** What a page asks the worker for: to show a notice, or to take away those with a tag. */
export type Asked = { ask: "show"; notice: PushedNotice } | { ask: "close"; tag: string };

/** What the worker asks a page: its address now. */
export const WHERE = "where";

export interface Shown {
  title: string;
  options: {
    body: string;
    tag: string;
    lang: string;
    icon: string;
    badge: string;
    timestamp: number;
    renotify: boolean;
    actions: { action: string; title: string }[];
    data: { url: string };
  };
}

const TEXTS = ["title", "body", "url", "tag", "lang", "play"] as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function isNotice(value: unknown): value is PushedNotice {
  return isRecord(value) && typeof value.at === "number" && TEXTS.every((name) => typeof value[name] === "string");
}

export function isAsked(value: unknown): value is Asked {
  if (!isRecord(value)) return false;
  return value.ask === "show" ? isNotice(value.notice) : value.ask === "close" && typeof value.tag === "string";
}

/** What was pushed; null if it cannot be read. */
export function readNotice(text: string): PushedNotice | null {
  try {
    const value: unknown = JSON.parse(text);
    return isNotice(value) ? value : null;
  } catch {
    return null;
  }
}

/** The server's key in its answer (`PushKey`). */
export function keyOf(answer: unknown): string | null {
  return isRecord(answer) && typeof answer.key === "string" ? answer.key : null;
}

export function shownAs({ title, body, tag, lang, url, at, play }: PushedNotice): Shown {
  const actions = [{ action: "play", title: play }];
  const [icon, badge] = ["/icon-192.png", "/badge-96.png"];
  const timestamp = Math.round(at * 1000);
  return { title, options: { body, tag, lang, icon, badge, timestamp, renotify: true, actions, data: { url } } };
}

/** The address that a notice leads to, on our own site; whatever else it says leads home. */
export function addressOf(data: unknown, origin: string): string {
  const url = isRecord(data) && typeof data.url === "string" ? new URL(data.url, origin) : null;
  return url?.origin === origin ? url.href : `${origin}/`;
}

/** An open page that shows an address already, the one that can be seen first. */
export function pageAt<T extends { url: string; visibilityState: string }>(
  pages: readonly T[],
  address: string,
): T | null {
  const wanted = placeOf(address);
  const there = pages.filter(({ url }) => placeOf(url) === wanted);
  return there.find(({ visibilityState }) => visibilityState === "visible") ?? there[0] ?? null;
}

/** The screen that an address shows, whatever stands behind `?` in its hash. */
function placeOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, hash } = new URL(address);
  return `${origin}${pathname}${hash.split("?")[0]}`;
}
