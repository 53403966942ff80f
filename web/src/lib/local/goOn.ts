/** Who sits where when the game of a record goes on. Pure. */
import type { BotList, SeatWish } from "../api/schema";

/** Records cut longer names off, so a bot's spec of this length may be incomplete. */
const LONGEST_NAME = 40;
/** What records call a seat without a name. */
const NOBODY = "–";

/** The names are the record's, which calls bots by their specs. Bots stay, and the first person's seat is mine; if there was none,
 * the first seat is. `others`: whether the other people sit here, too, or their seats are free. */
export function seatsOf(
  names: readonly string[],
  bots: { bots: readonly Pick<BotList["bots"][number], "name">[] },
  nameOf: (seat: number) => string,
  others: "person" | "open",
): SeatWish[] {
  const isBot = (name: string) => bots.bots.some((bot) => bot.name === name.split(":")[0]);
  const mine = Math.max(
    names.findIndex((name) => !isBot(name)),
    0,
  );
  return names.map((name, seat): SeatWish => {
    if (seat !== mine && isBot(name)) return name.length < LONGEST_NAME ? { kind: "bot", bot: name } : { kind: "bot" };
    if (seat !== mine && others === "open") return { kind: "open" };
    const known = name !== NOBODY && name !== String(seat) && !isBot(name);
    return { kind: "person", name: known ? name : nameOf(seat) };
  });
}
