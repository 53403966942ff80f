/** Makes a table and goes there; what was raced against bots alone is remembered for the next time. */
import { api } from "../../lib/api/client";
import { server } from "../../lib/app/server.svelte";
import { t } from "../../lib/i18n/i18n.svelte";
import { router } from "../../lib/router.svelte";
import { games, levelsOf } from "../../lib/stores/games.svelte";
import { me } from "../../lib/stores/me.svelte";
import { remember, remembered } from "../../lib/stores/memory";
import { attempt } from "../../lib/stores/notices.svelte";
import { isDifficulty } from "./difficulty";
import { hasFreeSeats, isAlone, newTable, rulesetOf, type Draft, type LastRace } from "./draft";

/** Where nobody else is asked for, a table may stand on this device; without a server it must. */
export async function openTable(wanted: Draft): Promise<void> {
  const mayBeHere = !hasFreeSeats(wanted);
  const nameOf = (seat: number) =>
    seat === 0 ? me.name || t("web-default-name") : t("web-seat-number", { number: seat + 1 });
  const table = await attempt(async () => {
    const levels = levelsOf(await games.loadBots(), wanted.info.name);
    const open = (here: boolean) => api.newTable(newTable({ ...wanted, here }, nameOf, levels), here);
    if (mayBeHere && (wanted.here || !server.there)) return open(true);
    return open(false).catch((problem: unknown) => {
      // Nobody knew that the server is not there until it was asked.
      if (mayBeHere && !server.there) return open(true);
      throw problem;
    });
  });
  if (!table) return;
  const name = wanted.seats[0]?.name.trim();
  if (wanted.seats[0]?.kind === "person" && name) me.name = name;
  if (isAlone(wanted)) {
    remember("race.ruleset", rulesetOf(wanted));
    remember("race.difficulty", wanted.difficulty);
  }
  router.go(`/table/${table.id}`);
}

export function lastRace(): LastRace | null {
  const [ruleset, difficulty] = [remembered("race.ruleset", ""), remembered("race.difficulty", "")];
  return ruleset && isDifficulty(difficulty) ? { ruleset, difficulty } : null;
}
