/** Finished reviews, kept on this device: coming back to one is instant. */
import type { GameSource } from "../api/insight";
import { scoped, site } from "../app/site";
import { CONTRACT } from "../device/kernel";
import { Recent } from "../insight/recent";
import type { Review } from "./data";

const NAME = "festina-reviews";
const STORE = "reviews";
/** The oldest go first. */
const MOST = 60;

/** Who worked a review out. */
export type Maker = "device" | "server";

export interface Made {
  review: Review;
  by: Maker;
}

/** What this window has worked out lately. */
const fresh = new Recent<Made>(8);

interface Kept extends Made {
  key: string;
  at: number;
}

/** A review belongs to its game, and to the kernel and the build (rules, weights, budget) that worked it out. */
export async function keyOf({ share, record }: GameSource, build = site().build): Promise<string> {
  const by = `${CONTRACT}:${build}`;
  if (share) return `${by}:${share}`;
  const bytes = new TextEncoder().encode(record ?? "");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `${by}:${Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(scoped(NAME), 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "key" }).createIndex("at", "at");
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no database"));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null && "review" in value && "by" in value;
}

/** The review of a game, if it was worked out for this device before. */
export async function recall(source: GameSource): Promise<Made | null> {
  try {
    const key = await keyOf(source);
    const here = fresh.get(key);
    if (here) return here;
    const database = await open();
    try {
      const found: unknown = await done<unknown>(database.transaction(STORE).objectStore(STORE).get(key));
      return isKept(found) ? found : null;
    } finally {
      database.close();
    }
  } catch {
    return null; // a browser that keeps nothing works it out again
  }
}

/** Keep a finished review; without room for it, it is worked out again next time. */
export async function retain(source: GameSource, made: Made): Promise<void> {
  if (!made.review.complete) return;
  try {
    const key = await keyOf(source);
    fresh.set(key, made);
    const database = await open();
    try {
      const store = database.transaction(STORE, "readwrite").objectStore(STORE);
      const kept: Kept = { ...made, key, at: Date.now() };
      await done(store.put(kept));
      const excess = (await done(store.count())) - MOST;
      if (excess > 0) for (const old of await done(store.index("at").getAllKeys(null, excess))) store.delete(old);
    } finally {
      database.close();
    }
  } catch {
    // Nothing is lost but time.
  }
}
