/** How seats are called that a record names. */
import { t, words } from "../../lib/i18n/i18n.svelte";
import { seatName } from "../../lib/table/people";

/** Records call bots by their specs ("level:4"), and seats without a name by their numbers; people by their names. */
export function recordNames(names: readonly string[], runners: readonly number[] | null): string[] {
  return names.map((name, seat) => {
    if (name === String(seat)) return t("web-seat-number", { number: seat + 1 });
    const isBot = words.has(`web-bot-${name.split(":")[0]}`);
    return seatName({ seat, name, kind: isBot ? "bot" : "person", bot: isBot ? name : null, runner: runners?.[seat] });
  });
}
