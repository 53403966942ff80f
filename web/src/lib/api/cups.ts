/** Requests about cups. */
import { json, send } from "./client";
import type { CupInfo, CupInvitation, CupLink, CupList, CupRuling, CupWish } from "./schema";

const cup = (id: string) => `/api/cups/${encodeURIComponent(id)}`;
const link = (code: string) => `/api/cups/join/${encodeURIComponent(code)}`;

export const cups = {
  mine: async () => (await json<CupList>("GET", "/api/cups")).cups,
  create: (wish: CupWish) => json<CupInfo>("POST", "/api/cups", wish),
  read: (id: string) => json<CupInfo>("GET", cup(id)),
  delete: (id: string) => send("DELETE", cup(id)),
  setAuto: (id: string, auto: boolean) => json<CupInfo>("PATCH", cup(id), { auto }),
  link: (id: string, renew: boolean) => json<CupLink>("POST", `${cup(id)}/link`, { renew }),
  invitation: (code: string) => json<CupInvitation>("GET", link(code)),
  join: (code: string, name: string) => json<CupInfo>("POST", link(code), { name }),
  /** May be sent again: a round begins once. */
  startRound: (id: string, round: number) => json<CupInfo>("POST", `${cup(id)}/round`, { round }),
  withdraw: (id: string, player: number) => json<CupInfo>("POST", `${cup(id)}/withdraw`, { player }),
  rule: (id: string, ruling: CupRuling) => json<CupInfo>("POST", `${cup(id)}/rule`, ruling),
  conclude: (id: string) => json<CupInfo>("POST", `${cup(id)}/finish`),
  resultsAddress: (id: string, ending: "csv" | "json") => `${cup(id)}/results.${ending}`,
};
