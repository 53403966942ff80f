/** Where notices stand in this browser: whether they can be had, and if not, why. */

export interface Surroundings {
  /** Whether the address is one that browsers trust (https, or this computer). */
  secure: boolean;
  /** Whether the browser has service workers and notifications. */
  able: boolean;
  /** Whether it takes what is pushed. */
  pushes: boolean;
  /** Whether it is an iPhone or iPad, where only pages on the home screen get notices. */
  apple: boolean;
  /** Whether the page runs from the home screen. */
  installed: boolean;
  permission: NotificationPermission;
  /** Whether the person wants notices here. */
  wanted: boolean;
}

/** `page`: only while a page of ours is open; the others say what is in the way. */
export type Standing = "on" | "page" | "off" | "insecure" | "home-screen" | "unable" | "refused";

/** `pushed`: the server knows where to send what this browser shall show when no page is open. */
export function standing(now: Surroundings, pushed: boolean): Standing {
  if (!now.secure) return "insecure";
  if (now.apple && !now.installed && !now.pushes) return "home-screen";
  if (!now.able) return "unable";
  if (now.permission === "denied") return "refused";
  if (!now.wanted || now.permission !== "granted") return "off";
  return pushed ? "on" : "page";
}

export function surroundings(wanted: boolean): Surroundings {
  const able = "serviceWorker" in navigator && "Notification" in window;
  return {
    secure: isSecureContext,
    able,
    pushes: able && "PushManager" in window,
    apple: isApple(navigator.userAgent, navigator.maxTouchPoints),
    installed: matchMedia("(display-mode: standalone)").matches,
    permission: able ? Notification.permission : "default",
    wanted,
  };
}

/** An iPad says that it is a Mac, but has a screen that is touched. */
export function isApple(agent: string, touches: number): boolean {
  return /iPhone|iPad|iPod/.test(agent) || (agent.includes("Macintosh") && touches > 1);
}
