/** A review put together from the answers that are there: of as many steps as all answers are known for, from the first one on. */
import type { ReviewPlan, ReviewPlanStep } from "../api/schema";
import { INTERVAL } from "../insight/shares";
import type { Accountant, Worth } from "./accountant";
import type { ActionShare, Review, ReviewStep } from "./data";
import type { Found } from "./examiner";
import { GRADES } from "./grades";

export class Assembly {
  readonly #plan: ReviewPlan;
  readonly #found: ReadonlyMap<number, Found>;
  readonly #accountant: Accountant;
  readonly #values: (Worth | null)[] = [];

  constructor(plan: ReviewPlan, found: ReadonlyMap<number, Found>, accountant: Accountant) {
    this.#plan = plan;
    this.#found = found;
    this.#accountant = accountant;
    for (const value of plan.values) this.#values.push(this.#valueOf(value));
  }

  /** The review so far. */
  review(): Review {
    const { ruleset, players, entrants, sims, seed, steps: planned } = this.#plan;
    const accountant = this.#accountant;
    const steps: ReviewStep[] = [];
    let together: ReviewPlanStep[] = [];
    const first = this.#values[planned[0]?.before ?? -1] ?? null;
    if (first) accountant.open(first.shares);
    for (const step of planned) {
      const [before, after] = [this.#values[step.before], this.#values[step.after]];
      if (!first || !before || !after || (step.job !== null && !this.#found.has(step.job))) break;
      together.push(step);
      if (step.effect !== step.number) continue;
      steps.push(...this.#settle(together, before, after));
      together = [];
    }
    if (first) accountant.close();
    const seats = first
      ? Array.from({ length: entrants }, (_, entrant) => ({ ...accountant.sums(entrant), says: [] }))
      : [];
    const decisions = seats.reduce((sum, seat) => sum + seat.decisions, 0);
    return {
      ruleset,
      players,
      entrants,
      sims,
      seed,
      steps,
      seats,
      turning_points: first ? this.#turnings() : [],
      correction: decisions ? accountant.corrected / decisions : 0,
      complete: steps.length === planned.length,
    };
  }

  #valueOf(value: ReviewPlan["values"][number]): Worth | null {
    switch (value.type) {
      case "known":
        return { shares: value.shares, doubt: 0 };
      case "judged":
        return this.#found.get(value.job) ?? null;
      case "mean": {
        const parts = value.parts.flatMap(({ weight, value: number }) => {
          const worth = this.#values[number];
          return worth ? [{ weight, worth }] : [];
        });
        return parts.length === value.parts.length ? this.#accountant.mean(parts) : null;
      }
    }
  }

  /** The steps that take effect together; all but the last leave the shares as they were. */
  #settle(together: readonly ReviewPlanStep[], before: Worth, after: Worth): ReviewStep[] {
    const last = together.at(-1);
    if (!last) return [];
    if (last.actor === null) return [this.#chance(last, before, after)];
    const members = together.map((step) => this.#member(step));
    const settled = this.#accountant.choices(last.number, before, after, members);
    return together.map((step, number) => {
      const { skill, grade, correction } = settled[number]!;
      return {
        ...this.#plain(step, before, step === last ? after : before, members[number]!.unsure),
        skill,
        error: step.actions.length ? members[number]!.error : null,
        grade: GRADES[grade] ?? null,
        correction,
        actions: step.job === null ? [] : this.#ranked(step, step.job),
      };
    });
  }

  #plain({ number, actor, text, before: value }: ReviewPlanStep, before: Worth, after: Worth, unsure = 0): ReviewStep {
    const [then, now, error] = [before.doubt, after.doubt, unsure].map((doubt) => this.#accountant.reach(doubt));
    return {
      number,
      actor,
      text,
      before: [...before.shares],
      after: [...after.shares],
      doubt: { before: then!, after: now!, error: error! },
      exact: this.#isExact(value),
      luck: null,
      outcomes: [],
      skill: null,
      error: null,
      grade: null,
      correction: null,
      actions: [],
    };
  }

  #chance(step: ReviewPlanStep, before: Worth, after: Worth): ReviewStep {
    return {
      ...this.#plain(step, before, after),
      luck: this.#accountant.chance(step.number, before, after),
      outcomes: step.outcomes.map(({ text, probability, value }) => ({
        text,
        probability,
        shares: [...(this.#values[value]?.shares ?? [])],
        doubt: this.#accountant.reach(this.#values[value]?.doubt ?? 0),
      })),
    };
  }

  #member({ actor, code, job, actions }: ReviewPlanStep) {
    const found = job === null ? undefined : this.#found.get(job);
    const played = found?.actions.find((action) => action.code === code);
    return {
      seat: actor ?? 0,
      free: actions.length > 0,
      error: played?.error ?? 0,
      unsure: found && played ? found.doubt + played.spread ** 2 : 0,
      effect: found && played ? played.worth.map((share, entrant) => share - found.shares[entrant]!) : this.#none(),
    };
  }

  #none(): number[] {
    return Array.from({ length: this.#plan.entrants }, () => 0);
  }

  /** The actions of a decision, the best first, then by what they lose. */
  #ranked({ actor, actions: planned }: ReviewPlanStep, job: number): ActionShare[] {
    const found = this.#found.get(job);
    if (!found || actor === null) return [];
    const texts = new Map(planned.map(({ code, text }) => [code, text]));
    const listed = found.actions.map((action, row) => ({ ...action, row }));
    listed.sort(
      (one, other) =>
        Number(one.row !== found.best) - Number(other.row !== found.best) ||
        one.error - other.error ||
        other.visits - one.visits,
    );
    return listed.map(({ code, visits, worth, place, spread, chance }) => {
      const own = worth[actor] ?? 0;
      const reach = INTERVAL * spread;
      return {
        action: texts.get(code) ?? "",
        visits,
        win_share: own,
        place,
        error: spread,
        probability: chance,
        low: Math.max(own - reach, 0),
        high: Math.min(own + reach, 1),
        shares: worth,
      };
    });
  }

  #isExact(number: number): boolean {
    const value = this.#plan.values[number];
    switch (value?.type) {
      case "known":
        return true;
      case "judged":
        return this.#found.get(value.job)?.exact ?? false;
      case "mean":
        return value.parts.every((part) => this.#isExact(part.value));
      default:
        return false;
    }
  }

  #turnings() {
    return this.#accountant.turnings().map(({ step, size, doubt }) => {
      const { before, after, actor } = this.#plan.steps[step]!;
      const [then, now] = [this.#values[before]?.shares ?? [], this.#values[after]?.shares ?? []];
      const changes = now.map((share, entrant) => share - (then[entrant] ?? 0));
      return {
        step,
        actor,
        size,
        doubt,
        gainer: changes.indexOf(Math.max(...changes)),
        loser: changes.indexOf(Math.min(...changes)),
      };
    });
  }
}
