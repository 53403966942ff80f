/** This browser's subscription at its push service, and what the server gets of it. */
import type { SubscriptionWish } from "../api/schema";

/** A key as browsers take it. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function sameKey(one: ArrayBuffer | null | undefined, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, index) => byte === other[index]);
}

/** What the server needs; null if the browser does not say it. */
export function wishOf({ endpoint, keys }: PushSubscriptionJSON): SubscriptionWish | null {
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** What the server calls a subscription: the hash of its endpoint. */
export async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The subscription with a key of the server; one with another key is replaced. */
export async function subscribed(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = keyBytes(key);
  const known = await registration.pushManager.getSubscription();
  if (known && sameKey(known.options.applicationServerKey, wanted)) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}
