/** What a look at a position has found, wherever it was worked out. Pure. */
import type { ActionReport, ActionShare, Brief, LikelyStep, LineCode, PositionThought } from "../api/schema";
import { INTERVAL, isClear } from "../insight/shares";
import type { Shares } from "../review/data";
import type { Found } from "../review/examiner";

/** An action that was tried less often than this is not known. */
const KNOWN = 4;
/** After fewer simulations nothing is called clear. */
const LEAST = 2000;

export interface Looked {
  /** Everybody's shares in the position. */
  shares: Shares;
  /** How far off each of them may be, 19 times out of 20. */
  doubt: number;
  /** They are known and not estimated. */
  exact: boolean;
  /** What is to be thought of the actions of which something is known, the best first. */
  report: readonly ActionReport[];
  /** How the game is likely to go on: in words by the server, in the codes of the rules by this device. */
  line: readonly LikelyStep[];
  codes: readonly LineCode[];
  simulations: number;
  /** The best choice stands apart from the others: more simulations would change figures, not the choice. */
  clear: boolean;
  by: "device" | "server";
}

/** What this device has found. `known`: everybody's shares, where only places are at stake. */
export function lookedHere(
  { seat, actions }: Pick<Brief, "seat" | "actions">,
  { found, line: codes }: { found: Found; line: readonly LineCode[] },
  known: Shares | null,
  simulations: number,
): Looked {
  const texts = new Map(actions.map(({ code, text }) => [code, text]));
  const rows = found.actions.map((action, row) => ({ ...action, best: row === found.best }));
  rows.sort(
    (one, other) => Number(other.best) - Number(one.best) || one.error - other.error || other.visits - one.visits,
  );
  const report = rows.map(({ code, visits, place, spread, chance, worth }) => ({
    action: texts.get(code) ?? "",
    visits,
    win_share: (known ?? worth)[seat] ?? 0,
    place,
    error: known ? 0 : spread,
    probability: chance,
  }));
  const exact = known !== null || found.exact;
  const doubt = known ? 0 : INTERVAL * Math.sqrt(found.doubt);
  return told({ shares: known ?? found.shares, doubt, exact, simulations, line: [], codes, by: "device" }, report);
}

/** What the server has found. */
export function lookedThere({ shares, doubt, exact, simulations, line, actions }: PositionThought): Looked {
  return told({ shares, doubt, exact, simulations, line, codes: [], by: "server" }, actions.map(plain));
}

function plain({ action, visits, win_share, place, error, probability }: ActionShare): ActionReport {
  return { action, visits, win_share, place, error, probability };
}

function told(found: Omit<Looked, "report" | "clear">, actions: readonly ActionReport[]): Looked {
  const report = actions.filter(({ visits }, rank) => rank === 0 || visits >= KNOWN);
  return { ...found, report, clear: found.exact || (found.simulations >= LEAST && isClear(report)) };
}
