/** What this browser and this device can do by themselves. */

/** The most searches at once; and on a device with little memory (in gigabytes). Each lays out its tree: 55 MB for Hare & Tortoise, of
 * which what it touches counts. Two seconds (200,000 simulations) touch 25 MB with the champion, 48 MB with the plain search. */
const MOST = 8;
const FEW = 2;
const LITTLE = 2;

/** Whether this browser can think and play by itself: the kernel and Python are WebAssembly. Where it cannot, a server is needed. */
export function isAble(): boolean {
  return typeof WebAssembly === "object" && typeof Worker === "function";
}

/** How many workers search at once: one per core, less one for the page, as far as a device with so many gigabytes has room. */
export function widthOf(
  cores: number = navigator.hardwareConcurrency || 1,
  memory: number = memoryOf(navigator),
): number {
  return Math.min(Math.max(cores - 1, 1), memory <= LITTLE ? FEW : MOST);
}

/** Gigabytes, as far as the browser says. */
export function memoryOf(device: object): number {
  return "deviceMemory" in device && typeof device.deviceMemory === "number" ? device.deviceMemory : Infinity;
}
