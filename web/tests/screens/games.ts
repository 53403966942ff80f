/** A game as the server describes it, small enough to see what excludes what. */
import type { GameInfo, Option } from "../../src/lib/api/schema";

function option(name: string, values: string[], matters_for: Option["matters_for"] = null): Option {
  return { name, values, default: values[0] ?? "", matters_for };
}

export const info: GameInfo = {
  name: "race",
  description: { key: "race-description", params: {} },
  options: [
    { ...option("players", ["2", "3", "4", "6"]), default: "4" },
    option("teams", ["0", "2"]),
    option("until", ["places", "winner"]),
    option("pay", ["early", "late"], ["players", ["2"]]),
  ],
  constraints: [
    { option: "teams", values: ["2"], needs: "players", allowed: ["4", "6"], key: "two-teams-need" },
    { option: "until", values: ["winner"], needs: "teams", allowed: ["0"], key: "until-winner-needs" },
  ],
  editions: [],
};
