/** The table that the server is asked for: everybody at this device, chance entered by hand. */
import type { NewTable } from "../../lib/api/types";

export function companionTable(ruleset: string, names: string[]): NewTable {
  return {
    ruleset,
    companion: true,
    seats: names.map((name) => ({ kind: "person", name })),
    start: true,
    public: false,
    spectators: false,
    chat: false,
    autoplay: false,
    pace: "live",
    stand_in: "level:4",
  };
}
