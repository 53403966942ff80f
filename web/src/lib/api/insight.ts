/** What the server says about finished games: their decisions, plans of reviews, reasons, and tables to try something. */
import { lasting } from "../app/site";
import { Recent } from "../insight/recent";
import { isLocal } from "../local/names";
import { api, json, jsonHere } from "./client";
import type { Message, Review, ReviewPlan, TableInfo, WholeReplay } from "./schema";

/** A finished game that was shared, or a record. */
export type GameSource = { share: string; record?: undefined } | { record: string; share?: undefined };

/** The records of the games that were looked at last: each is fetched once. */
const records = new Recent<Promise<string>>(8);

function recordOf({ share, record }: GameSource): Promise<string> {
  if (record !== undefined) return Promise.resolve(record);
  const found = records.get(share);
  if (found) return found;
  const asked = api.sharedRecord(share);
  records.set(share, asked);
  asked.catch(() => records.delete(share));
  return asked;
}

/** A game of this device is nobody else's business. */
function asked({ share }: GameSource): typeof json {
  return share !== undefined && isLocal(share) ? jsonHere : json;
}

/** Whether a server has it: what is found out about it then is the same for everybody, and lasts. */
function isShared(source: GameSource): source is { share: string } {
  return source.share !== undefined && !isLocal(source.share);
}

function gameOf({ share }: { share: string }): string {
  return `/api/games/${encodeURIComponent(share)}`;
}

function query(params: Record<string, string | number>): string {
  return new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString();
}

export const insight = {
  record: recordOf,
  /** A game through the eyes of whoever decides next. */
  decisions: ({ share, record }: GameSource) =>
    record === undefined
      ? json<WholeReplay>("GET", `${gameOf({ share })}?eyes=deciding`)
      : json<WholeReplay>("POST", "/api/replay", { record, eyes: "deciding" }),
  plan: async (source: GameSource) =>
    isShared(source)
      ? json<ReviewPlan>("GET", lasting(`${gameOf(source)}/review-plan`))
      : asked(source)<ReviewPlan>("POST", "/api/review-plan", { record: await recordOf(source) }),
  /** Worked out by the server: for browsers that cannot. */
  review: async (source: GameSource) => json<Review>("POST", "/api/review", { record: await recordOf(source) }),
  /** Why one action was better than another at a decision. */
  reasons: async (source: GameSource, what: { step: number; better: string; worse: string }) =>
    isShared(source)
      ? json<{ reasons: Message[] }>("GET", lasting(`${gameOf(source)}/reasons?${query(what)}`))
      : asked(source)<{ reasons: Message[] }>("POST", "/api/reasons", { record: await recordOf(source), ...what }),
  /** A table that begins where a decision was to be made. */
  tryFrom: (source: GameSource, step: number, name: string) =>
    asked(source)<TableInfo>("POST", "/api/trials", { ...source, step, ...(name ? { name } : {}) }),
};
