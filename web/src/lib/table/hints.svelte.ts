/** Being helped at a table: hints in three steps, and a teacher who asks before a choice counts. */
import { api } from "../api/client";
import type { ActionReport, Hint, HintWish, Message, Thought } from "../api/schema";
import { bestOf, judged, lossOf, ranked, type Judged } from "../insight/shares";
import { prepareAt, thinkAt } from "../insight/thinking";
import { attempt, notices } from "../stores/notices.svelte";
import { settings, TEACHERS } from "../stores/settings.svelte";
import type { Advice, HintMode } from "./boardSession";
import type { TableSession } from "./session.svelte";

type Step = NonNullable<HintMode["next"]>;

/** What the teacher asks about a choice. */
export interface Question {
  action: string;
  best: string;
  /** What is to be thought of it, and the win share of the best. */
  judged: Judged;
  bestShare: number;
  /** The standard error of what it loses. */
  error: number;
  reasons: readonly Message[];
  answer(keep: boolean): void;
}

/** What is to be asked, and the reasons, which may be on their way. */
interface Objection extends Omit<Question, "reasons" | "answer"> {
  reasons: Promise<readonly Message[]>;
}

/** Milliseconds for which a choice waits for the teacher, at most. */
const PATIENCE = 2000;

export class HintDesk implements HintMode {
  busy = $state(false);
  /** What has been shown of the present decision. */
  shown = $state.raw<readonly Step[]>([]);
  nudge = $state.raw<Message | null>(null);
  reasons = $state.raw<readonly Message[]>([]);
  /** The slip was put away; its marks, too. */
  closed = $state(false);
  question = $state.raw<Question | null>(null);
  /** The teacher looks at a choice; until that is done nothing else can be chosen. */
  checking = $state(false);
  #marks = $state.raw<readonly Advice[]>([]);
  /** The decision that is being thought about. */
  #moment = "";
  #thought: Promise<Thought> | null = null;
  #stop: AbortController | null = null;
  #prepared: Promise<void> | null = null;

  constructor(private readonly session: TableSession) {}

  /** Hints are given at this table. */
  get allowed(): boolean {
    return this.session.table?.hinting ?? false;
  }

  get offered(): boolean {
    return this.allowed && this.session.myTurn && !this.session.handingOver && this.#choices > 1;
  }

  get next(): Step | null {
    if (!this.shown.length) return "nudge";
    if (!this.shown.includes("choices")) return "choices";
    return this.shown.includes("why") ? null : "why";
  }

  /** Something of a hint is to be seen. */
  get shows(): boolean {
    return this.shown.length > 0 && !this.closed && this.session.deciding !== null;
  }

  get marks(): readonly Advice[] {
    return this.shows ? this.#marks : [];
  }

  get #choices(): number {
    return this.session.deciding?.choices.filter(({ legal }) => legal).length ?? 0;
  }

  /** Follows the table: another decision forgets the last one, what a hint needs is fetched, and the teacher begins to think. */
  follow(): void {
    const { deciding, seat } = this.session;
    const moment = deciding ? `${seat}:${JSON.stringify(deciding.choices)}` : "";
    if (moment !== this.#moment) this.#forget(moment);
    if (!moment || !this.allowed || this.#choices < 2) return;
    if (settings.teacher === "off") this.#prepare();
    else this.#think().catch(() => undefined);
  }

  /** The next step of a hint; once all is said, shows it again. */
  async ask(): Promise<void> {
    const step = this.next;
    if (this.busy || !this.offered) return;
    if (this.closed || step === null) {
      this.closed = false;
      return;
    }
    this.busy = true;
    const moment = this.#moment;
    await attempt(async () => {
      const { report } = await this.#think();
      const found = await this.#hint(step, report);
      if (moment !== this.#moment) return;
      this.#show(step, report, found);
      // Nothing to think about in words: the choices themselves say it.
      if (step === "nudge" && !found.nudge) {
        const more = await this.#hint("choices", report);
        if (moment === this.#moment) this.#show("choices", report, more);
      }
    });
    this.busy = false;
  }

  close(): void {
    this.closed = true;
  }

  /** Whether a choice is to be played: the teacher has nothing against it, or it is kept. */
  async mayPlay(action: string): Promise<boolean> {
    if (this.checking || this.question) return false;
    const limit = TEACHERS[settings.teacher] / 100;
    if (!limit || !this.allowed || this.#choices < 2) return true;
    const moment = this.#moment;
    this.checking = true;
    const against = await this.#objection(action, limit);
    this.checking = false;
    // Meanwhile it may have become another decision: the choice was not made for that one.
    if (moment !== this.#moment) return false;
    return against ? this.#askAbout(against) : true;
  }

  /** What the teacher has against a choice, if anything; nothing if thinking takes too long, or fails, which is told. */
  async #objection(action: string, limit: number): Promise<Objection | null> {
    const moment = this.#moment;
    const patience = later(PATIENCE);
    const thinking = this.#think().catch((problem: unknown) => {
      if (moment === this.#moment) notices.trouble(problem);
      return null;
    });
    const report = (await Promise.race([thinking, patience]))?.report ?? [];
    const best = report[0];
    const chosen = judged(report, action);
    const loss = lossOf(report, action);
    if (!best || !chosen || loss === null || loss <= limit || moment !== this.#moment) return null;
    // Whatever becomes of the reasons, the figures alone are worth a question.
    const reasons = attempt(() => this.#send("question", best.action, action)).then((found) => found?.reasons ?? []);
    await Promise.race([reasons, patience]);
    const error = Math.hypot(best.error, chosen.error);
    return { action, best: best.action, judged: chosen, bestShare: best.win_share, error, reasons };
  }

  #askAbout({ reasons, ...what }: Objection): Promise<boolean> {
    return new Promise((resolve) => {
      const posed: Question = {
        ...what,
        reasons: [],
        answer: (keep) => {
          this.question = null;
          resolve(keep);
        },
      };
      this.question = posed;
      // Mostly they are here already.
      void reasons.then((found) => {
        if (this.question === posed) this.question = { ...posed, reasons: found };
      });
    });
  }

  #show(step: Step, report: readonly ActionReport[], { nudge, reasons }: Hint): void {
    this.closed = false;
    if (nudge) this.nudge = nudge;
    if (step !== "nudge") this.#marks = bestOf(report);
    if (step === "why") this.reasons = reasons;
    this.shown = [...this.shown, step];
  }

  async #hint(step: Step, report: readonly ActionReport[]): Promise<Hint> {
    const [best, other] = ranked(report);
    const first = best?.action ?? "";
    return this.#send(step, first, other?.action ?? first);
  }

  #send(what: HintWish["what"], best: string, other: string): Promise<Hint> {
    const { id, seat, version } = this.session;
    return api.hint(id, { seat: seat ?? 0, version, what, best, other });
  }

  /** Once for each visit: what a search needs is the same at every decision. */
  #prepare(): void {
    const { id, table, seat } = this.session;
    this.#prepared ??= prepareAt(id, table?.game ?? "", seat ?? 0).catch(() => {
      this.#prepared = null;
    });
  }

  #think(): Promise<Thought> {
    const { id, table, seat } = this.session;
    if (!this.#thought) {
      this.#stop = new AbortController();
      const thought = thinkAt(id, table?.game ?? "", seat ?? 0, this.#stop.signal);
      this.#thought = thought;
      thought.catch(() => {
        if (this.#thought === thought) this.#thought = null; // it can be asked for again
      });
    }
    return this.#thought;
  }

  #forget(moment: string): void {
    this.#moment = moment;
    this.#stop?.abort();
    this.#stop = this.#thought = null;
    this.shown = [];
    this.#marks = [];
    this.nudge = null;
    this.reasons = [];
    this.closed = false;
    this.question?.answer(false);
  }
}

function later(ms: number): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), ms));
}
