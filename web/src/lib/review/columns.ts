/** Where the steps of a game stand side by side: the columns of the graph. Pure. */
import type { Review } from "./data";

/** What the columns need to know of a step: whose it is (null: chance), whether there was a choice, whether anything changed. */
export interface Outline {
  actor: number | null;
  free: boolean;
  /** Nobody's share changed with it. */
  still: boolean;
}

export interface Column {
  /** Its first and its last step. */
  first: number;
  last: number;
  /** How often the seat that has decided most often had decided by then. */
  turn: number;
}

/** The outline of the steps that a review knows. */
export function outlineOf(review: Pick<Review, "steps">): Outline[] {
  return review.steps.map(({ actor, error, before, after }) => ({
    actor,
    free: error !== null,
    still: before.every((share, entrant) => share === after[entrant]),
  }));
}

/**
 * A column for each decision and for each stroke of luck. Choices made in secret, which take effect together, share one, and so do
 * cards that are dealt in a row; what nobody decided and what changed nothing has none of its own. `secret` says whether others are
 * still choosing when a step is made.
 */
export function columnsOf(steps: readonly Outline[], secret: (step: number) => boolean = () => false): Column[] {
  const columns: Column[] = [];
  const made = new Map<number, number>();
  let turn = 0;
  /** What may still join the last column: more hidden choices, or more that chance brings. */
  let open: "secret" | "chance" | null = null;
  steps.forEach(({ actor, free, still }, number) => {
    if (actor !== null) {
      const count = (made.get(actor) ?? 0) + 1;
      made.set(actor, count);
      turn = Math.max(turn, count);
    }
    const last = columns.at(-1);
    const joins = actor === null ? still || open === "chance" : (!free && still) || open === "secret";
    if (last && joins) columns[columns.length - 1] = { ...last, last: number, turn };
    else columns.push({ first: number, last: number, turn });
    if (actor === null) open = "chance";
    else open = secret(number) ? "secret" : null;
  });
  return columns;
}

/** The column of a step; the number of columns for the end of the game. */
export function columnAt(columns: readonly Column[], step: number): number {
  const found = columns.findIndex(({ first, last }) => first <= step && step <= last);
  return found < 0 ? columns.length : found;
}

/** The first column of every so many turns, for the axis. */
export function ticksOf(columns: readonly Column[], every: number): { column: number; turn: number }[] {
  return columns.flatMap(({ turn }, column) =>
    turn > 0 && turn % every === 0 && (columns[column - 1]?.turn ?? 0) !== turn ? [{ column, turn }] : [],
  );
}
