/** What the page and the worker that holds the tables say to each other. */

export type ToWorker =
  /** `root` is the page's folder, `version` that of the page's own pack; without one, the list's is taken. */
  | { type: "start"; root: string; version: string; threads: number }
  | { type: "request"; id: number; method: string; path: string; body: string }
  | { type: "open"; port: number; table: string }
  | { type: "hear"; port: number; text: string }
  | { type: "close"; port: number }
  | { type: "thought"; id: number; text: string }
  | { type: "no-thought"; id: number; problem: string }
  | { type: "knowledge"; id: number; game: string; key: string };

/** The steps of a start, in order. */
export const STEPS = ["fetch", "python", "package"] as const;
export type Step = (typeof STEPS)[number];

export type FromWorker =
  | { type: "progress"; step: Step; done: number; total: number }
  | { type: "ready"; folder: string }
  /** It could not start, or cannot go on. */
  | { type: "failed"; problem: string }
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "opened"; port: number; found: boolean }
  | { type: "say"; port: number; text: string }
  | { type: "end"; port: number; code: number }
  | { type: "think"; id: number; brief: string }
  /** Nobody waits for a thought any more. */
  | { type: "stop"; id: number }
  | { type: "known"; id: number; bytes: Uint8Array<ArrayBuffer> | null };
