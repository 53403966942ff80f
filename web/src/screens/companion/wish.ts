/** The table that the server is asked for: everybody at this device, chance entered by hand. */
import type { TableWish } from "../../lib/api/schema";

export function companionTable(ruleset: string, names: string[]): TableWish {
  return {
    ruleset,
    companion: true,
    seats: names.map((name) => ({ kind: "person", name })),
    spectators: false,
    chat: false,
    autoplay: false,
  };
}
