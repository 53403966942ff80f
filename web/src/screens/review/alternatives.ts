/** What a seat could have done instead: the best few, and what it did. Pure. */
import type { ActionShare, Grade, ReviewStep } from "../../lib/review/data";
import { gradeOf } from "../../lib/review/grades";

export interface Alternative {
  action: string;
  share: number;
  low: number;
  high: number;
  /** How likely the best play chooses it, where choices are hidden. */
  probability: number;
  grade: Grade;
  best: boolean;
  played: boolean;
}

/** The actions of a decision, the best first: at most so many, the one that was played always among them. */
export function alternativesOf(step: ReviewStep, most: number): Alternative[] {
  const [first] = step.actions;
  if (!first) return [];
  const all = step.actions.map((action): Alternative => {
    const played = action.action === step.text;
    const best = action === first;
    const grade = played && step.grade ? step.grade : best ? "best" : gradeOf(lossOf(step, action, first));
    return { ...pick(action), grade, best, played };
  });
  const shown = all.slice(0, most);
  const played = all.find((one) => one.played);
  return !played || shown.includes(played) ? shown : [...shown.slice(0, most - 1), played];
}

/** What an action loses: against the best one, or, where choices are hidden, against the mixture that is best. */
function lossOf({ error, actions, text }: ReviewStep, action: ActionShare, first: ActionShare): number {
  const played = actions.find((one) => one.action === text);
  const measure = played && error ? played.win_share + error : first.win_share;
  return Math.max(measure - action.win_share, 0);
}

function pick({ action, win_share: share, low, high, probability }: ActionShare) {
  return { action, share, low, high, probability };
}
