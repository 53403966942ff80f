/** The table as a board sees it: as it is, or while a turn is planned, as it would be then. A move is a step of the plan. */
import type { Message, Reason } from "../api/schema";
import type { Command } from "../api/socket";
import type { BoardSession } from "./boardSession";
import type { HintDesk } from "./hints.svelte";
import type { PlanDesk } from "./plan.svelte";
import type { TableSession } from "./session.svelte";

export class PlanningBoard implements BoardSession {
  constructor(
    private readonly session: TableSession,
    readonly plan: PlanDesk,
    readonly hints: HintDesk,
  ) {}

  get table() {
    return this.session.table;
  }
  get shown() {
    return this.plan.view ?? this.session.shown;
  }
  get whole() {
    return this.plan.view ?? this.session.whole;
  }
  get stage() {
    return this.session.stage;
  }
  get log() {
    return this.session.log;
  }
  get wholeLog() {
    return this.session.wholeLog;
  }
  get names() {
    return this.session.names;
  }
  get seat() {
    return this.session.seat;
  }
  get myTurn() {
    return this.plan.view ? !this.plan.full : this.session.myTurn;
  }
  get handingOver() {
    return this.session.handingOver;
  }
  get sending() {
    return this.session.sending || this.plan.sending || this.hints.checking;
  }
  get thinking() {
    return this.session.thinking;
  }
  get advised() {
    return this.hints.marks.length ? this.hints.marks : this.session.advised;
  }
  get standIn() {
    return this.session.standIn;
  }
  get undo() {
    return this.plan.view ? null : this.session.undo;
  }
  get audience() {
    return this.session.audience;
  }
  get waiting() {
    return this.session.waiting;
  }
  takeDevice(): void {
    this.session.takeDevice();
  }
  askWhole(): void {
    if (!this.plan.view) this.session.askWhole();
  }
  say(message: Message | Reason): string {
    return this.session.say(message);
  }
  async move(action: string): Promise<boolean> {
    if (this.plan.view) return this.plan.add(action);
    return (await this.hints.mayPlay(action)) && this.session.move(action);
  }
  command(command: Command): Promise<boolean> {
    return this.session.command(command);
  }
}
