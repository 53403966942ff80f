/** Addresses to hand on: without a `#`, so that whoever shows a preview of them knows what is there. */

export function linkTo(path: string): string {
  return location.origin + path;
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
