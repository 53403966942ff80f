/** The HTTP part of the server. Every failure becomes a `ServerTrouble` that can be told in words. */
import type {
  GameName,
  GamesInfo,
  HareSheet,
  Invitation,
  Me,
  MovingCode,
  NewTable,
  SeatChange,
  Rulebook,
  RunningReplay,
  Setting,
  Table,
  TableDetail,
  TableSummary,
  Trouble,
  WholeReplay,
} from "./types";

export class ServerTrouble extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.text);
  }
}

const UNREACHABLE: Trouble = { code: "unreachable", key: "web-trouble-unreachable", params: {}, text: "" };
const UNREADABLE: Trouble = { code: "unreadable", key: "web-trouble-unreadable", params: {}, text: "" };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ServerTrouble(0, UNREACHABLE);
  }
  if (answer.ok) return answer;
  const said: { error?: Trouble } = await answer.json().catch(() => ({}));
  throw new ServerTrouble(answer.status, said.error ?? UNREADABLE);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const shared = (share: string) => `/api/games/${encodeURIComponent(share)}`;
const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  games: () => json<GamesInfo>("GET", "/api/games"),
  setting: (ruleset: string) =>
    json<{ ruleset: string; players: number; setting: Setting }>(
      "GET",
      `/api/setting?ruleset=${encodeURIComponent(ruleset)}`,
    ),
  hareSheet: async (ruleset: string) => {
    const address = `/api/rules?ruleset=${encodeURIComponent(ruleset)}`;
    return (await json<{ sheet: { hare: HareSheet | null } }>("GET", address)).sheet.hare;
  },
  words: async (language: string) => (await ask("GET", `/api/locales/${language}`)).text(),

  me: () => json<Me>("GET", "/api/me"),
  changeMe: (change: { name?: string; language?: string }) => json<Me>("PATCH", "/api/me", change),
  forgetMe: () => json<void>("DELETE", "/api/me"),
  codeForAll: () => json<MovingCode>("POST", "/api/me/code"),
  claim: (code: string) => json<{ tables: TableSummary[] }>("POST", "/api/claim", { code }),

  lobby: async () => (await json<{ tables: TableSummary[] }>("GET", "/api/tables")).tables,
  newTable: (wanted: NewTable) => json<Table>("POST", "/api/tables", wanted),
  table: (id: string) => json<TableDetail>("GET", table(id)),
  join: (id: string, name: string, seat?: number) => json<Table>("POST", `${table(id)}/join`, { name, seat }),
  invitation: (code: string) => json<Invitation>("GET", `/api/invitations/${encodeURIComponent(code)}`),
  accept: (code: string, name: string) =>
    json<Table>("POST", `/api/invitations/${encodeURIComponent(code)}`, { name }),
  invite: (id: string, seat: number) => json<{ code: string }>("POST", `${table(id)}/invitations`, { seat }),
  leave: (id: string, seat: number) => json<unknown>("POST", `${table(id)}/leave`, { seat }),
  start: (id: string) => json<Table>("POST", `${table(id)}/start`),
  rematch: (id: string) => json<Table>("POST", `${table(id)}/rematch`),
  changeSeat: (id: string, seat: number, change: SeatChange) =>
    json<Table>("PATCH", `${table(id)}/seats/${seat}`, change),
  codeForSeat: (id: string, seat: number) => json<MovingCode>("POST", `${table(id)}/seats/${seat}/code`),
  deleteChat: (id: string, number: number) => json<void>("DELETE", `${table(id)}/chat/${number}`),
  recordAddress: (id: string) => `${table(id)}/record`,
  replay: (id: string, seat: number | null) => json<RunningReplay>("GET", `${table(id)}/replay${eyes(seat)}`),
  sharedReplay: (share: string, seat: number | null) => json<WholeReplay>("GET", `${shared(share)}${eyes(seat)}`),
  sharedRecordAddress: (share: string) => `${shared(share)}/record`,
  readRecord: (record: string, seat: number | null) => json<WholeReplay>("POST", "/api/replay", { record, seat }),
  rules: (ruleset: string) => json<Rulebook>("GET", `/api/rules?ruleset=${encodeURIComponent(ruleset)}`),
};

/** "hare(players=3,hare=nap)" from what was chosen; the server makes it canonical. */
export function rulesetText(game: GameName, options: Record<string, string>): string {
  const parts = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return parts.length ? `${game}(${parts.join(",")})` : game;
}
