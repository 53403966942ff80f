/** The clocks a table may have, in words. */
import { t } from "../../lib/i18n/i18n.svelte";
import { paceOf } from "../../lib/time/clock";

export const PACES = ["live", "live:600+15", "live:1800+30", "days:1", "days:3", "days:7"] as const;

const NAMES: Readonly<Record<string, string>> = {
  "live:600+15": "web-clock-quick",
  "live:1800+30": "web-clock-relaxed",
};

export function paceName(pace: string): string {
  const given = paceOf(pace);
  if (given.kind === "days") return t("web-clock-days", { days: given.days });
  return t(NAMES[pace] ?? "web-clock-none");
}

export function paceSentence(pace: string): string {
  const given = paceOf(pace);
  if (given.kind === "days") return t("web-clock-days-sentence");
  if (given.kind === "none") return t("web-clock-none-sentence");
  return t("web-clock-bank", { minutes: given.seconds / 60, seconds: given.increment });
}
