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
  /** What it loses. */
  loss: number;
  grade: Grade;
  best: boolean;
  /** It was played; or, in an exercise, it is the answer. */
  played: boolean;
}

/**
 * The actions of a decision, the best first: at most so many, the one that was played always among them. With the answer to an exercise
 * that one takes the place of what was played; every action still loses what it loses.
 */
export function alternativesOf(step: ReviewStep, most: number, answer = step.text): Alternative[] {
  const [first] = step.actions;
  if (!first) return [];
  const measure = measureOf(step, first);
  const all = step.actions.map((action): Alternative => {
    const best = action === first;
    const loss = best ? 0 : Math.max(measure - action.win_share, 0);
    const grade = action.action === step.text && step.grade ? step.grade : gradeOf(loss);
    return { ...pick(action), loss, grade, best, played: action.action === answer };
  });
  const shown = all.slice(0, most);
  const played = all.find((one) => one.played);
  return !played || shown.includes(played) ? shown : [...shown.slice(0, most - 1), played];
}

/** What speaks for the best action against what was played; where the best was played, against the next one. */
export function compared({ actions, text }: ReviewStep): { better: string; worse: string } | null {
  const [best, next] = actions;
  const worse = best?.action === text ? next?.action : text;
  return best && worse !== undefined ? { better: best.action, worse } : null;
}

/** What actions are measured by: the best one, or, where choices are hidden, the mixture that is best. */
function measureOf({ error, actions, text }: ReviewStep, first: ActionShare): number {
  const played = actions.find((one) => one.action === text);
  return played && error ? played.win_share + error : first.win_share;
}

function pick({ action, win_share: share, low, high, probability }: ActionShare) {
  return { action, share, low, high, probability };
}
