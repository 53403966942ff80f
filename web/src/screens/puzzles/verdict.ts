/** An answer to a puzzle, judged by what the solution says. Pure. */
import type { PuzzleInfo } from "../../lib/api/schema";
import type { Grade } from "../../lib/review/data";
import { gradeOf } from "../../lib/review/grades";
import type { Alternative } from "../review/alternatives";

export interface Verdict {
  right: boolean;
  grade: Grade;
  /** What the answer loses against the best action, as a part of a win. */
  lost: number;
  /** All actions, the best first. */
  alternatives: Alternative[];
}

export function verdictOf({ best, shares }: Pick<PuzzleInfo, "best" | "shares">, answer: string): Verdict {
  const top = shares.find(({ action }) => action === best)?.share ?? 0;
  const alternatives = shares.map(({ action, share, low, high }): Alternative => {
    const isBest = action === best;
    const loss = isBest ? 0 : Math.max(top - share, 0);
    return {
      action,
      share,
      low,
      high,
      probability: 0,
      loss,
      grade: gradeOf(loss),
      best: isBest,
      played: action === answer,
    };
  });
  const given = alternatives.find(({ played }) => played);
  const right = answer === best;
  return {
    right,
    grade: right ? "best" : (given?.grade ?? "blunder"),
    lost: given?.loss ?? top,
    alternatives,
  };
}
