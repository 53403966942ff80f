/** The plan of my seat for its next turn in a slow game: what is kept, and what is being put together on the board. */
import { api } from "../api/client";
import type { AnyChoice, Planning, PlanStep } from "../api/schema";
import { t } from "../i18n/i18n.svelte";
import { attempt, notices } from "../stores/notices.svelte";
import type { PlanMode } from "./boardSession";
import type { TableSession } from "./session.svelte";
import type { View } from "./view";

/** As many as the server takes. */
const MOST_STEPS = 5;
/** What a game answers in which nothing can ever be planned. */
const NEVER = "plan-none";

export class PlanDesk implements PlanMode {
  /** The board shows the turn that is being planned. */
  open = $state(false);
  sending = $state(false);
  draft = $state.raw<readonly PlanStep[]>([]);
  grounds = $state.raw<readonly string[]>([]);
  #known = $state.raw<Planning | null>(null);
  #asked = 0;

  constructor(private readonly session: TableSession) {}

  /** Whether plans are made at this table, and for this seat. */
  get applies(): boolean {
    const { table, seat, mine } = this.session;
    return table?.status === "running" && table.pace.startsWith("days:") && seat !== null && mine.includes(seat);
  }

  /** What the server said, as long as nothing has happened since. */
  get current(): Planning | null {
    const known = this.#known;
    const { seat, version, handingOver } = this.session;
    return known && this.applies && known.seat === seat && known.version === version && !handingOver ? known : null;
  }

  get plan(): Planning["plan"] {
    return this.current?.plan ?? null;
  }

  /** The turn that is being planned, as the board shows it. */
  get view(): View | null {
    return this.open && !this.session.stage.busy ? (this.current?.view ?? null) : null;
  }

  get offered(): boolean {
    const { current, session } = this;
    const idle = !this.open && !session.stage.busy && !session.myTurn;
    const free = current !== null && (current.plan === null || current.plan.dropped !== null);
    return idle && free && current.why_not?.key !== NEVER;
  }

  /** There is something to be seen of a plan: it is being made, it waits, or it was dropped. */
  get shows(): boolean {
    const { plan } = this;
    return this.current !== null && (this.open || (plan !== null && (plan.dropped !== null || !this.session.myTurn)));
  }

  get full(): boolean {
    return this.draft.length >= MOST_STEPS;
  }

  get steps(): number {
    return this.draft.length;
  }

  /** Asks what is kept and what could be planned, for the moment that the table is at. */
  async follow(): Promise<void> {
    const { id, seat } = this.session;
    const asked = ++this.#asked;
    if (!this.applies || seat === null) {
      this.open = false;
      return;
    }
    try {
      const found = await api.plan(id, seat);
      if (asked === this.#asked) this.#take(found);
    } catch {
      // Nothing is offered until the server answers again: the next thing that happens asks it anew.
    }
  }

  #take(found: Planning): void {
    this.#known = found;
    if (!found.view) this.open = false;
    const choices = found.view?.choices ?? [];
    this.draft = this.draft.map(({ action, choice }) => ({ action, choice: chosen(choices, action) ?? choice }));
  }

  /** Begins to plan, with what is kept already; where nothing can be planned, says why. */
  begin(): void {
    const { current } = this;
    if (!current) return;
    if (!current.view) {
      if (current.why_not) notices.say(this.session.say(current.why_not));
      return;
    }
    const kept = current.plan?.dropped ? null : current.plan;
    this.draft = kept?.steps ?? [];
    this.grounds = kept?.grounds ?? [];
    this.open = true;
  }

  leave(): void {
    this.open = false;
  }

  /** One more thing to try. */
  add(action: string): boolean {
    const choice = chosen(this.current?.view?.choices ?? [], action);
    const known = this.draft.some((step) => step.action === action);
    if (!choice || known || this.full) return false;
    this.draft = [...this.draft, { action, choice }];
    return true;
  }

  remove(action: string): void {
    this.draft = this.draft.filter((step) => step.action !== action);
  }

  depend(name: string, wanted: boolean): void {
    this.grounds = wanted ? [...this.grounds, name] : this.grounds.filter((other) => other !== name);
  }

  async keep(): Promise<void> {
    const { current, session } = this;
    if (!current || !this.draft.length) return;
    const wish = {
      version: current.version,
      steps: this.draft.map(({ action }) => action),
      grounds: this.grounds.filter((name) => current.grounds.some((ground) => ground.name === name)),
    };
    const found = await this.#send(() => api.keepPlan(session.id, current.seat, wish));
    if (!found) return;
    this.open = false;
    notices.say(t("web-plan-kept"));
  }

  /** Takes the plan back; also how one says that one has seen that it was dropped. */
  async withdraw(): Promise<void> {
    const { current, session } = this;
    if (!current) return;
    const dropped = current.plan?.dropped ?? null;
    const found = await this.#send(() => api.withdrawPlan(session.id, current.seat));
    this.open = false;
    if (found && dropped === null) notices.say(t("web-plan-withdrawn"));
  }

  async #send(work: () => Promise<Planning>): Promise<Planning | undefined> {
    this.sending = true;
    try {
      const found = await attempt(work);
      if (found) this.#take(found);
      return found;
    } finally {
      this.sending = false;
    }
  }
}

function chosen(choices: readonly AnyChoice[], action: string): AnyChoice | null {
  return choices.find((choice) => choice.action === action) ?? null;
}
