/** What lies before each entrant: no card yet, a card face down, or one that is open. Pure. */
import type { WhyFirstView } from "./types";
import { readCard } from "./cards";
import type { Trick } from "./trick";

export interface Place {
  seat: number;
  state: "empty" | "waiting" | "down" | "up";
  card: string | null;
  to: number | null;
  /** The card acts now (tactical). */
  acts: boolean;
  /** In which order the cards act, where that is one by one: from the highest white number down. */
  order: number | null;
}

/** My own hidden choice, "+3@2" or "+3/21": the card and whom it moves. */
export function readChoice(choice: string, leo: number | null): { card: string; to: number | null } {
  const [card = "", to] = choice.split("@");
  if (to === undefined) return { card, to: null };
  return { card, to: to === "leo" ? leo : Number(to) };
}

/** By seats, whose order never changes. */
export function places(view: WhyFirstView, trick: Trick | null): Place[] {
  const row = view.seats.map(({ seat, leo, has_chosen, face_up }): Place => {
    const acts = view.phase === "move" && view.to_act.includes(seat);
    const open = trick?.cards.find((played) => played.seat === seat);
    const rest = { seat, acts, order: null };
    if (open) return { ...rest, state: "up", card: open.card, to: open.to };
    if (face_up) return { ...rest, state: "up", card: face_up, to: null };
    if (has_chosen || (leo && trick !== null)) {
      const own = seat === view.seat && view.choice !== null ? readChoice(view.choice, view.leo) : null;
      return { ...rest, state: "down", card: own?.card ?? null, to: own?.to ?? null };
    }
    return { ...rest, state: view.phase === "choose" && !leo ? "waiting" : "empty", card: null, to: null };
  });
  const whites = row.flatMap(({ state, card }) => (state === "up" && card ? [readCard(card).white ?? 0] : []));
  const ordered = whites.toSorted((one, other) => other - one);
  return row.map((place) => {
    const white = place.state === "up" && place.card ? readCard(place.card).white : null;
    return white === null ? place : { ...place, order: ordered.indexOf(white) + 1 };
  });
}
