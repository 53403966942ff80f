/** `files.json`, which the build writes beside the page: `start` is what a first visit loads. */
export interface PageFiles {
  start: string[];
  /** Every file that is named by its contents: its length as it is read, what travels, and a hash that browsers check. */
  all: { url: string; bytes: number; sent: number; integrity: string }[];
}

export function isPageFiles(value: unknown): value is PageFiles {
  if (typeof value !== "object" || value === null) return false;
  return "start" in value && Array.isArray(value.start) && "all" in value && Array.isArray(value.all);
}
