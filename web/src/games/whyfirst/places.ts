/** What lies before each entrant in the middle of the table. Pure. */
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
}

/** My own hidden choice, "+3@2" or "+3/21": the card and whom it moves. */
export function readChoice(choice: string, leo: number | null): { card: string; to: number | null } {
  const [card = "", to] = choice.split("@");
  if (to === undefined) return { card, to: null };
  return { card, to: to === "leo" ? leo : Number(to) };
}

/** By seats; cards that act in the order of their white numbers lie in that order. */
export function places(view: WhyFirstView, trick: Trick | null): Place[] {
  const row = view.seats.map(({ seat, leo, has_chosen, face_up }): Place => {
    const acts = view.phase === "move" && view.to_act.includes(seat);
    const open = trick?.cards.find((played) => played.seat === seat);
    if (open) return { seat, state: "up", card: open.card, to: open.to, acts };
    if (face_up) return { seat, state: "up", card: face_up, to: null, acts };
    if (has_chosen || (leo && trick !== null)) {
      const own = seat === view.seat && view.choice !== null ? readChoice(view.choice, view.leo) : null;
      return { seat, state: "down", card: own?.card ?? null, to: own?.to ?? null, acts };
    }
    return { seat, state: view.phase === "choose" && !leo ? "waiting" : "empty", card: null, to: null, acts };
  });
  const white = (place: Place) => (place.card ? (readCard(place.card).white ?? 0) : 0);
  return view.phase === "move" ? row.sort((one, other) => white(other) - white(one)) : row;
}
