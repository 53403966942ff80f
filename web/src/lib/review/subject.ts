/** Whose game a review is told as. Pure. */

/** A number that an address names, if it is one of those from 0 on; null for everything else that may stand there. */
export function numberAsked(text: string | null, count: number): number | null {
  const found = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
  return found !== null && found < count ? found : null;
}

export interface Told {
  /** The seat that is looked at; null: everybody's. */
  focus: number | null;
  own: number | null;
  /** The entrants who won; those behind the seats (Leo and his like) decide nothing. */
  winners: readonly number[];
  seats: number;
}

/** The seat that is looked at, one's own, or the first winner's; never an entrant without a seat. */
export function subjectOf({ focus, own, winners, seats }: Told): number {
  return focus ?? own ?? winners.find((entrant) => entrant < seats) ?? 0;
}
