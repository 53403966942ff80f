/** Requests about how people do: the races of the days, ratings, pairings, cups. */
import { json } from "./client";
import type {
  DailyInfo,
  DailyWish,
  PairingInfo,
  PairingWish,
  RatingBoard,
  RatingInfo,
  RatingList,
  RatingWish,
  TableInfo,
} from "./schema";

const rating = (game: string) => `/api/ratings/${encodeURIComponent(game)}`;
const PAIRING = "/api/pairing";

export const league = {
  daily: (day?: string) => json<DailyInfo>("GET", day ? `/api/daily?day=${encodeURIComponent(day)}` : "/api/daily"),
  startDaily: (wish: DailyWish) => json<TableInfo>("POST", "/api/daily", wish),

  ratings: () => json<RatingList>("GET", "/api/ratings"),
  board: (game: string) => json<RatingBoard>("GET", rating(game)),
  changeRating: (game: string, wish: RatingWish) => json<RatingInfo>("PATCH", rating(game), wish),
  forgetRating: (game: string) => json<RatingInfo>("DELETE", rating(game)),

  pairing: () => json<PairingInfo>("GET", PAIRING),
  /** Asked again and again, until the answer names a table. */
  wait: (wish: PairingWish) => json<PairingInfo>("PUT", PAIRING, wish),
  startWithBots: () => json<PairingInfo>("POST", `${PAIRING}/start`),
  stopWaiting: () => json<PairingInfo>("DELETE", PAIRING),
  /** The same while the page goes away: nobody hears the answer. */
  leaveWaiting: () => void fetch(PAIRING, { method: "DELETE", keepalive: true }).catch(() => undefined),
};
