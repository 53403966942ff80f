/** What the pages of this device tell each other of its tables. */

/** `kept`: something has happened there. `listed`: lists show it as it is now. `gone`: it is deleted. */
export interface News {
  table: string;
  what: "kept" | "listed" | "gone";
}

/** `root` is the page's folder: other pages of Festina under the same origin have tables of their own. */
export function newsOf(root: string): BroadcastChannel {
  return new BroadcastChannel(`festina-local ${new URL(root).pathname}`);
}

export function isNews(value: unknown): value is News {
  return typeof value === "object" && value !== null && "table" in value && "what" in value;
}
