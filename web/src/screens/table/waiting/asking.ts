/** The seat to which the next person is asked: a free one to which nobody was, or null. */
export function seatFor(free: readonly number[], asked: readonly number[]): number | null {
  return free.find((seat) => !asked.includes(seat)) ?? null;
}
