/** The HTTP part of the server. Every failure becomes a `ServerTrouble` that can be put into words. */
import { server } from "../app/server.svelte";
import { isLasting, lasting } from "../app/site";
import { isAble } from "../device/able";
import { decode } from "./decode";
import { isAboutLocal, needsNobody } from "../local/names";
import type {
  NewPasskey,
  PasskeyList,
  PasskeyOptions,
  PasskeyProof,
  PeopleList,
  ProofOptions,
  ResultList,
  SessionList,
  SignedIn,
  Statistics,
  TableLink,
  AnnouncementList,
  Brief,
  Blocked,
  BlockList,
  BotList,
  FeedAddress,
  GameInfo,
  Hint,
  HintWish,
  HolidayInfo,
  Invitation,
  InvitationInfo,
  LikelyLine,
  LineWish,
  LobbyCount,
  MeInfo,
  MeWish,
  MovingCode,
  MovingOffer,
  MyNames,
  NoticeChange,
  NoticeInfo,
  OptionsChange,
  Planning,
  PlanWish,
  PositionInfo,
  PositionReasons,
  PositionWish,
  StepWish,
  PrivacyInfo,
  Problem,
  PushKey,
  Reported,
  ReportWish,
  Rulebook,
  RulesetInfo,
  RunningReplay,
  SeatChange,
  Story,
  SubscriptionWish,
  TableDetail,
  TableInfo,
  TableList,
  TableWish,
  Thought,
  Tried,
  Trouble,
  WholeReplay,
  WhyWish,
} from "./schema";

/** A refusal, or what the page itself found wrong with an answer. */
export type AnyTrouble = Omit<Trouble, "code"> & { code: Trouble["code"] | OwnCode };
type OwnCode = "unreachable" | "unreadable" | "crowded" | "device" | "browser";

interface Said {
  seat: number;
  line?: number;
}

export class ServerTrouble extends Error {
  constructor(
    readonly status: number,
    readonly trouble: AnyTrouble,
  ) {
    super(trouble.text);
  }
}

function own(code: OwnCode): AnyTrouble {
  return { code, key: `web-trouble-${code}`, params: {}, text: "", reasons: [] };
}

/** A request that this device answers itself. */
async function askDevice(method: string, path: string, body?: unknown): Promise<Response> {
  if (!isAble()) throw new ServerTrouble(0, own("browser"));
  let found: { status: number; text: string };
  try {
    const { device } = await import("../local/device.svelte");
    found = await device.request(method, path, body);
  } catch {
    throw new ServerTrouble(0, own("device"));
  }
  const answer = new Response(found.text, { status: found.status });
  if (answer.ok) return answer;
  throw new ServerTrouble(answer.status, await problemOf(answer));
}

/** Without any server: a file of the site answers, or this device. */
async function askNobody(method: string, path: string, body: unknown, alone: boolean): Promise<Response> {
  const { standingFile } = await import("../app/standing");
  const file = method === "GET" ? await standingFile(path).catch(() => null) : null;
  const answer = file === null ? null : await fetch(file).catch(() => null);
  if (answer?.ok) return answer;
  if (alone) return askDevice(method, path, body);
  throw new ServerTrouble(0, own("unreachable"));
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  if (isAboutLocal(path)) return askDevice(method, path, body);
  const alone = needsNobody(method, path);
  if (!server.exists) return askNobody(method, path, body, alone);
  const resting = !navigator.onLine && !isLasting(path);
  if (resting && alone) return askDevice(method, path, body);
  if (resting) throw new ServerTrouble(0, own("unreachable"));
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    server.missed();
    if (alone) return askDevice(method, path, body);
    throw new ServerTrouble(0, own("unreachable"));
  }
  // What went well may have been kept, and then says nothing of the server.
  const down = (!answer.ok || !isLasting(path)) && !server.heard(answer);
  if (down && alone) return askDevice(method, path, body);
  if (answer.ok) return answer;
  throw new ServerTrouble(answer.status, await problemOf(answer));
}

const WORDLESS: Record<number, OwnCode> = { 429: "crowded", 502: "unreachable", 503: "crowded", 504: "unreachable" };

/** A refusal in the server's words; at its door, before a request is read, it has none. */
async function problemOf(answer: Response): Promise<AnyTrouble> {
  const wordless = own(WORDLESS[answer.status] ?? "unreadable");
  try {
    return decode<Partial<Problem>>(await answer.text()).error ?? wordless;
  } catch {
    return wordless;
  }
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return decode<T>(await (await ask(method, path, body)).text());
}

/** The same, asked of this device whether there is a server or not. */
export async function jsonHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  return decode<T>(await (await askDevice(method, path, body)).text());
}

/** For what is answered without anything to read. */
export async function send(method: string, path: string, body?: unknown): Promise<void> {
  await ask(method, path, body);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const shared = (share: string) => `/api/games/${encodeURIComponent(share)}`;
const invitation = (code: string) => `/api/invitations/${encodeURIComponent(code)}`;
const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);
const saying = (line: number | undefined) => (line === undefined ? "" : `?line=${line}`);
const of = (ruleset: string) => `?ruleset=${encodeURIComponent(ruleset)}`;

export const api = {
  games: () => json<Record<string, GameInfo>>("GET", lasting("/api/games")),
  bots: () => json<BotList>("GET", lasting("/api/bots")),
  setting: (ruleset: string) => json<RulesetInfo>("GET", lasting(`/api/setting${of(ruleset)}`)),
  rules: (ruleset: string) => json<Rulebook>("GET", lasting(`/api/rules${of(ruleset)}`)),
  /** The race of bots that the start page shows. */
  demo: (game: string) => json<WholeReplay>("GET", lasting(`/api/demo?game=${encodeURIComponent(game)}`)),
  words: async (language: string, part: "start" | "rest") =>
    (await ask("GET", lasting(`/api/locales/${language}?part=${part}`))).text(),

  me: () => json<MeInfo>("GET", "/api/me"),
  changeMe: (change: MeWish) => json<MyNames>("PATCH", "/api/me", change),
  forgetMe: () => send("DELETE", "/api/me"),
  codeForAll: () => json<MovingCode>("POST", "/api/me/code"),
  /** What a moving code would bring here; nothing moves yet. */
  offer: (code: string) => json<MovingOffer>("POST", "/api/claim", { code }),
  /** May be sent again: the same device gets the same answer. */
  claim: (code: string) => json<TableList>("POST", "/api/claim/confirm", { code }),
  results: (before: string | null) =>
    json<ResultList>("GET", `/api/me/results${before === null ? "" : `?before=${encodeURIComponent(before)}`}`),
  statistics: async () => (await json<Statistics>("GET", "/api/me/statistics")).games,
  people: () => json<PeopleList>("GET", "/api/me/people"),
  showMe: (visible: boolean) => json<PeopleList>("PATCH", "/api/me/people", { visible }),
  befriend: (id: string, wanted: boolean) =>
    json<PeopleList>(wanted ? "POST" : "DELETE", `/api/me/people/${id}/friend`),
  blockAcquaintance: (id: string) => json<PeopleList>("POST", `/api/me/people/${id}/block`),
  playAgain: (id: string) => json<TableInfo>("POST", `/api/me/people/${id}/table`),
  /** Without a name, under the one that the server knows. */
  acceptInvitation: (id: string, name: string) =>
    json<TableInfo>("POST", `/api/me/invitations/${id}`, name ? { name } : {}),
  declineInvitation: (id: string) => send("DELETE", `/api/me/invitations/${id}`),
  sessions: async () => (await json<SessionList>("GET", "/api/me/sessions")).sessions,
  endSession: async (id: string) => (await json<SessionList>("DELETE", `/api/me/sessions/${id}`)).sessions,
  passkeys: async () => (await json<PasskeyList>("GET", "/api/me/passkeys")).passkeys,
  passkeyOptions: () => json<PasskeyOptions>("POST", "/api/me/passkeys/options"),
  keepPasskey: async (made: NewPasskey) => (await json<PasskeyList>("POST", "/api/me/passkeys", made)).passkeys,
  deletePasskey: async (id: string) => (await json<PasskeyList>("DELETE", `/api/me/passkeys/${id}`)).passkeys,
  proofOptions: () => json<ProofOptions>("POST", "/api/passkey/options"),
  signIn: (proof: PasskeyProof) => json<SignedIn>("POST", "/api/passkey", proof),
  bringAlong: (secret: string) => json<SignedIn>("POST", "/api/passkey/bring", { secret }),
  readLink: (id: string) => json<TableLink>("GET", `${table(id)}/link`),
  makeLink: (id: string, renew = false) => json<TableLink>("POST", `${table(id)}/link`, { renew }),
  exportMe: async () => (await ask("GET", "/api/me/export")).text(),
  blocks: async () => (await json<BlockList>("GET", "/api/me/blocks")).blocks,
  unblock: (id: string) => send("DELETE", `/api/me/blocks/${encodeURIComponent(id)}`),
  pushKey: () => json<PushKey>("GET", "/api/push/key"),
  subscribe: (wish: SubscriptionWish) => json<NoticeInfo>("POST", "/api/push/subscriptions", wish),
  unsubscribe: (id: string) => json<NoticeInfo>("DELETE", `/api/push/subscriptions/${id}`),
  tryNotices: (id: string) => json<Tried>("POST", "/api/push/test", { id }),
  notices: () => json<NoticeInfo>("GET", "/api/me/notices"),
  changeNotices: (change: NoticeChange) => json<NoticeInfo>("PATCH", "/api/me/notices", change),
  muteTable: (id: string) => json<NoticeInfo>("DELETE", `${table(id)}/notices`),
  unmuteTable: (id: string) => json<NoticeInfo>("PUT", `${table(id)}/notices`),
  newFeed: () => json<FeedAddress>("POST", "/api/me/feed"),
  withdrawFeed: () => json<NoticeInfo>("DELETE", "/api/me/feed"),
  privacy: () => json<PrivacyInfo>("GET", "/api/privacy"),
  holiday: () => json<HolidayInfo>("GET", "/api/me/holiday"),
  goAway: (until: number) => json<HolidayInfo>("PUT", "/api/me/holiday", { until }),
  comeBack: () => json<HolidayInfo>("DELETE", "/api/me/holiday"),
  announcements: async () => (await json<AnnouncementList>("GET", "/api/announcements")).announcements,

  lobbyCount: async () => (await json<LobbyCount>("GET", "/api/lobby")).open,
  lobby: async () => (await json<TableList>("GET", "/api/tables")).tables,
  /** `here`: on this device, without a server. */
  newTable: (wanted: TableWish, here = false) => (here ? jsonHere : json)<TableInfo>("POST", "/api/tables", wanted),
  table: (id: string) => json<TableDetail>("GET", table(id)),
  join: (id: string, name: string, seat?: number) => json<TableInfo>("POST", `${table(id)}/join`, { name, seat }),
  invitation: (code: string) => json<InvitationInfo>("GET", invitation(code)),
  accept: (code: string, name: string) => json<TableInfo>("POST", invitation(code), { name }),
  invite: (id: string, seat: number) => json<Invitation>("POST", `${table(id)}/invitations`, { seat }),
  /** Somebody I have played with, who finds it among their games. */
  invitePerson: (id: string, seat: number, person: string) =>
    json<Invitation>("POST", `${table(id)}/invitations`, { seat, person }),
  leave: (id: string, seat: number) => send("POST", `${table(id)}/leave`, { seat }),
  start: (id: string) => json<TableInfo>("POST", `${table(id)}/start`),
  rematch: (id: string, cards: "new" | "same") => json<TableInfo>("POST", `${table(id)}/rematch?cards=${cards}`),
  changeSeat: (id: string, seat: number, change: SeatChange) =>
    json<TableInfo>("PATCH", `${table(id)}/seats/${seat}`, change),
  /** The person whom the host took off the seat finds it among their games. */
  askBack: (id: string, seat: number) => json<TableInfo>("POST", `${table(id)}/seats/${seat}/back`),
  codeForSeat: (id: string, seat: number) => json<MovingCode>("POST", `${table(id)}/seats/${seat}/code`),
  plan: (id: string, seat: number) => json<Planning>("GET", `${table(id)}/seats/${seat}/plan`),
  keepPlan: (id: string, seat: number, wish: PlanWish) =>
    json<Planning>("PUT", `${table(id)}/seats/${seat}/plan`, wish),
  withdrawPlan: (id: string, seat: number) => json<Planning>("DELETE", `${table(id)}/seats/${seat}/plan`),
  /** Who sits there; with a line of the chat: who said that from there. */
  block: (id: string, { seat, line }: Said) => json<Blocked>("POST", `${table(id)}/seats/${seat}/block${saying(line)}`),
  report: (id: string, { seat, line }: Said, what: ReportWish) =>
    json<Reported>("POST", `${table(id)}/seats/${seat}/report${saying(line)}`, what),
  /** What this device needs to think about my seat's choice by itself. */
  brief: (id: string, seat: number, spec: string) =>
    json<Brief>("GET", `${table(id)}/brief?seat=${seat}&spec=${encodeURIComponent(spec)}`),
  /** What the server thinks of it, where the device cannot. */
  thought: (id: string, seat: number) => json<Thought>("GET", `${table(id)}/thought?seat=${seat}`),
  hint: (id: string, wish: HintWish) => json<Hint>("POST", `${table(id)}/hints`, wish),
  position: (wish: PositionWish) => json<PositionInfo>("POST", "/api/position", wish),
  positionAfter: (wish: StepWish) => json<PositionInfo>("POST", "/api/position/step", wish),
  positionLine: async (wish: LineWish) => (await json<LikelyLine>("POST", "/api/position/line", wish)).line,
  positionReasons: async (wish: WhyWish) => (await json<PositionReasons>("POST", "/api/position/why", wish)).reasons,
  changeTable: (id: string, change: OptionsChange) => json<TableInfo>("PATCH", table(id), change),
  closeTable: (id: string) => send("POST", `${table(id)}/close`),
  deleteChat: (id: string, number: number) => send("DELETE", `${table(id)}/chat/${number}`),
  recordAddress: (id: string) => `${table(id)}/record`,
  recordText: async (id: string) => (await ask("GET", `${table(id)}/record`)).text(),
  /** All that was drawn and chosen at a table of this device. */
  wholeRecord: async (id: string) => (await ask("GET", `${table(id)}/whole-record`)).text(),
  replay: (id: string, seat: number | null) => json<RunningReplay>("GET", `${table(id)}/replay${eyes(seat)}`),
  sharedReplay: (share: string, seat: number | null) => json<WholeReplay>("GET", `${shared(share)}${eyes(seat)}`),
  story: (share: string) => json<Story>("GET", `${shared(share)}/story`),
  sharedRecord: async (share: string) => (await ask("GET", `${shared(share)}/record`)).text(),
  sharedRecordAddress: (share: string) => `${shared(share)}/record`,
  readRecord: (record: string, seat: number | null) => json<WholeReplay>("POST", "/api/replay", { record, seat }),
};
