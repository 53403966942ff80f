/** The HTTP part of the server. Every failure becomes a `ServerTrouble` that can be put into words. */
import { decode } from "./decode";
import type {
  BotList,
  GameInfo,
  Invitation,
  InvitationInfo,
  MeInfo,
  MeWish,
  MovingCode,
  MyNames,
  Problem,
  Rulebook,
  RulesetInfo,
  RunningReplay,
  SeatChange,
  TableDetail,
  TableInfo,
  TableList,
  TableWish,
  Trouble,
  WholeReplay,
} from "./schema";

/** A refusal, or what the page itself found wrong with an answer. */
export type AnyTrouble = Omit<Trouble, "code"> & { code: Trouble["code"] | "unreachable" | "unreadable" };

export class ServerTrouble extends Error {
  constructor(
    readonly status: number,
    readonly trouble: AnyTrouble,
  ) {
    super(trouble.text);
  }
}

function own(code: "unreachable" | "unreadable"): AnyTrouble {
  return { code, key: `web-trouble-${code}`, params: {}, text: "", reasons: [] };
}

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
    throw new ServerTrouble(0, own("unreachable"));
  }
  if (answer.ok) return answer;
  throw new ServerTrouble(answer.status, await problemOf(answer));
}

async function problemOf(answer: Response): Promise<AnyTrouble> {
  try {
    return decode<Partial<Problem>>(await answer.text()).error ?? own("unreadable");
  } catch {
    return own("unreadable");
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return decode<T>(await (await ask(method, path, body)).text());
}

/** For what is answered without anything to read. */
async function send(method: string, path: string, body?: unknown): Promise<void> {
  await ask(method, path, body);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const shared = (share: string) => `/api/games/${encodeURIComponent(share)}`;
const invitation = (code: string) => `/api/invitations/${encodeURIComponent(code)}`;
const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);
const of = (ruleset: string) => `?ruleset=${encodeURIComponent(ruleset)}`;

export const api = {
  games: () => json<Record<string, GameInfo>>("GET", "/api/games"),
  bots: () => json<BotList>("GET", "/api/bots"),
  setting: (ruleset: string) => json<RulesetInfo>("GET", `/api/setting${of(ruleset)}`),
  rules: (ruleset: string) => json<Rulebook>("GET", `/api/rules${of(ruleset)}`),
  words: async (language: string) => (await ask("GET", `/api/locales/${language}`)).text(),

  me: () => json<MeInfo>("GET", "/api/me"),
  changeMe: (change: MeWish) => json<MyNames>("PATCH", "/api/me", change),
  forgetMe: () => send("DELETE", "/api/me"),
  codeForAll: () => json<MovingCode>("POST", "/api/me/code"),
  claim: (code: string) => json<TableList>("POST", "/api/claim", { code }),

  lobby: async () => (await json<TableList>("GET", "/api/tables")).tables,
  newTable: (wanted: TableWish) => json<TableInfo>("POST", "/api/tables", wanted),
  table: (id: string) => json<TableDetail>("GET", table(id)),
  join: (id: string, name: string, seat?: number) => json<TableInfo>("POST", `${table(id)}/join`, { name, seat }),
  invitation: (code: string) => json<InvitationInfo>("GET", invitation(code)),
  accept: (code: string, name: string) => json<TableInfo>("POST", invitation(code), { name }),
  invite: (id: string, seat: number) => json<Invitation>("POST", `${table(id)}/invitations`, { seat }),
  leave: (id: string, seat: number) => send("POST", `${table(id)}/leave`, { seat }),
  start: (id: string) => json<TableInfo>("POST", `${table(id)}/start`),
  rematch: (id: string) => json<TableInfo>("POST", `${table(id)}/rematch`),
  changeSeat: (id: string, seat: number, change: SeatChange) =>
    json<TableInfo>("PATCH", `${table(id)}/seats/${seat}`, change),
  codeForSeat: (id: string, seat: number) => json<MovingCode>("POST", `${table(id)}/seats/${seat}/code`),
  deleteChat: (id: string, number: number) => send("DELETE", `${table(id)}/chat/${number}`),
  recordAddress: (id: string) => `${table(id)}/record`,
  replay: (id: string, seat: number | null) => json<RunningReplay>("GET", `${table(id)}/replay${eyes(seat)}`),
  sharedReplay: (share: string, seat: number | null) => json<WholeReplay>("GET", `${shared(share)}${eyes(seat)}`),
  sharedRecordAddress: (share: string) => `${shared(share)}/record`,
  readRecord: (record: string, seat: number | null) => json<WholeReplay>("POST", "/api/replay", { record, seat }),
};
