import type { WhyFirstEvent } from "../../src/games/whyfirst/types";

type Kind = WhyFirstEvent["kind"];

/** An event with its sentence; the key of the sentence says to which game it belongs. */
export function event<K extends Kind>(
  kind: K,
  fields: Omit<Extract<WhyFirstEvent, { kind: K }>, "kind" | "say" | "leo">,
) {
  return { kind, leo: null, say: { key: `whyfirst-event-${kind}`, params: {} }, ...fields };
}
