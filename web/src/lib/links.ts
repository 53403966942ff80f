/** Addresses to hand on: without a `#`, so that whoever shows a preview of them knows what is there. Only a server can do without. */
import { site, type Site } from "./app/site";
import { isLocal } from "./local/names";

/** What cannot be shown without a `#` may be given with one: `/#/analyse`. */
export function linkTo(path: string, { served, root }: Pick<Site, "served" | "root"> = site()): string {
  return served ? root.origin + path : new URL(`#${path.replace(/^\/#/, "")}`, root).href;
}

/** The address of a page about a finished game; null for a game of this device, which nobody else could open. */
export function gameLink(share: string, path: string): string | null {
  return isLocal(share) ? null : linkTo(path);
}

/** The same address as a picture for cameras. */
export function qrOf(path: string): string {
  return `/api/qr?path=${encodeURIComponent(path)}`;
}

/** Hands an address on the way the device does it; false if it has no such way. Who changes their mind has not failed. */
export async function share(url: string, title: string): Promise<boolean> {
  if (!canShare()) return false;
  await navigator.share({ url, title }).catch(() => undefined);
  return true;
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}
