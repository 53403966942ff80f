/** The analysis board: any position, the win shares of what can be done in it, and branches from it. */
import { animationOf, faceOf, type Facts, type GameModule, type Setup } from "../../games/module";
import { api } from "../../lib/api/client";
import { filesOf, lookDeeper, MOST } from "../../lib/analyse/device";
import type { Looked } from "../../lib/analyse/looked";
import { lookAway } from "../../lib/analyse/server";
import type {
  ActionReport,
  LikelyStep,
  Message,
  OddsLine,
  PositionInfo,
  PositionWish,
  Reason,
} from "../../lib/api/schema";
import { t, tell, words } from "../../lib/i18n/i18n.svelte";
import { bestOf, gapOf } from "../../lib/insight/shares";
import type { Shares } from "../../lib/review/data";
import { attempt, troubleText } from "../../lib/stores/notices.svelte";
import type { Advice, BoardSession } from "../../lib/table/boardSession";
import { Stage } from "../../lib/table/stage.svelte";
import type { View } from "../../lib/table/view";
import { recordNames } from "../replay/names";
import { ahead, children, grown, here, known, moved, planted, siblings, way } from "./tree";
import type { Actor, Called, Node, Tree } from "./tree";

/** A best choice that is better by less than this is not worth a thought. */
const LEAST_GAP = 0.005;
/** Milliseconds for which a likely line must last before it is put into words. */
const LASTING = 700;

export class AnalysisSession implements BoardSession {
  readonly stage: Stage;
  readonly handingOver = false;
  readonly thinking = null;
  readonly undo = null;
  readonly waiting = false;
  readonly audience = "several";
  readonly wholeLog = false;
  readonly log = [];
  sending = $state(false);
  tree = $state.raw<Tree<PositionInfo>>();
  /** Whether the search goes on by itself. */
  running = $state(true);
  /** Whether the search of this position is under way; else it is stopped, or has ended. */
  searching = $state(false);
  /** Pieces can be dragged on the board. */
  arranging = $state(false);
  /** What is being set up, as long as it cannot be. */
  draft = $state.raw<Facts | null>(null);
  #setup = $state.raw<Setup | null>(null);
  /** Why the position that was set up cannot be, in words; and the fact at fault. */
  problem = $state("");
  /** This device cannot search the position: the server is asked. */
  unable = $state(false);
  /** Why the position could not be searched, in words. */
  trouble = $state("");
  reasons = $state.raw<readonly Message[]>([]);
  /** Whether somebody wants to see how the game is likely to go on; null: nobody has said. */
  following = $state<boolean | null>(null);
  #looked = $state.raw<ReadonlyMap<number, Looked>>(new Map());
  /** Likely lines in words, as they were last asked for. */
  #lines = $state.raw<ReadonlyMap<number, readonly LikelyStep[]>>(new Map());
  #stop: AbortController | null = null;
  #asked = 0;
  #naming: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: GameModule) {
    this.stage = new Stage(() => (this.info ? animationOf(game, this.info.setting) : null));
  }

  get info(): PositionInfo | null {
    return this.tree ? here(this.tree).position : null;
  }

  get table() {
    const { info } = this;
    return info && { ruleset: info.ruleset, setting: info.setting, status: "running" as const };
  }

  get shown(): View | null {
    const { view } = this.stage;
    return (view && this.draft && this.#setup?.drawn?.(view, this.draft)) ?? view;
  }

  get whole(): View | null {
    return this.stage.busy ? null : this.stage.view;
  }

  get seat(): number | null {
    return this.info?.seat ?? null;
  }

  get myTurn(): boolean {
    const { info, seat } = this;
    return seat !== null && (info?.to_act.includes(seat) ?? false) && !this.stage.busy;
  }

  get names(): string[] {
    const { info } = this;
    const seats = recordNames(this.shown?.names ?? [], null);
    return [...seats, ...(info?.setting.extras ?? []).map((name) => words.say(name))];
  }

  get advised(): readonly Advice[] {
    return bestOf(this.report);
  }

  /** What has been found out about the choices here, the best first. */
  get report(): readonly ActionReport[] {
    return this.#here?.report ?? [];
  }

  /** Everybody's shares in this position, as far as they are known. */
  get shares(): Shares | null {
    return this.info?.known ?? this.#here?.shares ?? null;
  }

  /** How far off each of them may be, 19 times out of 20. */
  get doubt(): number {
    return this.exact ? 0 : (this.#here?.doubt ?? 0);
  }

  /** The shares are known and not estimated. */
  get exact(): boolean {
    return this.info?.known != null || (this.#here?.exact ?? false);
  }

  /** The steps by which the game is likely to go on; with the best choice alone there is nothing to tell. */
  get goesOn(): boolean {
    const found = this.#here;
    return found !== undefined && Math.max(found.line.length, found.codes.length) > 1;
  }

  /** These steps in words, as far as they are known. */
  get line(): readonly LikelyStep[] {
    const found = this.#here;
    if (!this.tree || !found) return [];
    return found.line.length ? found.line : (this.#lines.get(this.tree.at) ?? []);
  }

  /** The likely line is shown: as somebody has chosen, or else where it is in words already. */
  get follows(): boolean {
    return this.following ?? this.fromServer;
  }

  /** Shows the likely line, here and in the positions to come, or hides it. */
  follow(wanted: boolean): void {
    if (wanted === this.following) return;
    this.following = wanted;
    this.#nameLine(0);
  }

  get simulations(): number {
    return this.#here?.simulations ?? 0;
  }

  /** The best choice stands apart from the others: more simulations would change figures, not the choice. */
  get clear(): boolean {
    return this.#here?.clear ?? false;
  }

  /** The best choice is told apart from the next one in whole points: else both look the same to whoever reads them. */
  get matters(): boolean {
    return gapOf(this.report) >= LEAST_GAP;
  }

  /** The server has found out what this position's figures are. */
  get fromServer(): boolean {
    return this.#here?.by === "server";
  }

  /** Nothing more is found out about this position. */
  get exhausted(): boolean {
    return this.exact || this.fromServer || this.simulations * 2 > MOST;
  }

  get #here(): Looked | undefined {
    return this.tree && this.#looked.get(this.tree.at);
  }

  /** The steps that led here. */
  get way(): readonly Node<PositionInfo>[] {
    return this.tree ? way(this.tree) : [];
  }

  /** The other steps that were tried where a step was taken. */
  besides(node: Node<PositionInfo>): readonly Node<PositionInfo>[] {
    return this.tree ? siblings(this.tree, node) : [];
  }

  /** The steps that were tried from here. */
  get branches(): readonly Node<PositionInfo>[] {
    return this.tree ? children(this.tree, this.tree.at) : [];
  }

  /** A step in words: who does what, or what chance brings. */
  stepName({ actor, text, choice, title }: Called & { actor: Actor; text: string }): string {
    const { info } = this;
    if (actor === "changed") return t("web-analyse-by-hand");
    if (actor === null) return title ? this.say(title) : text;
    const what = (choice && info && this.game.choiceText?.(choice, info.setting, this.names, actor)) ?? text;
    return t("web-analyse-by", { name: this.names[actor] ?? "", choice: what });
  }

  get canGoOn(): boolean {
    return this.tree !== undefined && ahead(this.tree) !== null;
  }

  say(message: Message | Reason): string {
    const { info } = this;
    return tell(message, {
      names: this.names,
      printed: (param, value) => (info && this.game.printed?.(param, value, info.setting)) ?? value,
    });
  }

  /** Begins in a position, without any branches; what cannot be is said, and the board stays as it is. True if it can. */
  async begin(wish: PositionWish): Promise<boolean> {
    const info = await this.#asPosition(wish);
    if (!info) return false;
    const found = await faceOf(info.game).loadSetup?.();
    this.#setup = found?.setup ?? null;
    this.#looked = new Map();
    this.#lines = new Map();
    this.tree = planted(info);
    this.#show(info, false);
    return true;
  }

  /** The position as somebody has changed it: a branch from here, so what was tried stays. */
  async arrange(facts: Facts): Promise<boolean> {
    this.draft = facts;
    const can = await this.#change({ facts: { ...facts } });
    if (can && this.draft === facts) this.draft = null;
    return can;
  }

  async drop(piece: string, space: number): Promise<void> {
    const { info } = this;
    const setup = this.#setup;
    if (!info) return;
    const facts = setup?.dropped?.((setup.drawn && this.draft) || info.facts, piece, space);
    if (facts) await (setup?.drawn ? this.arrange(facts) : this.#change({ facts: { ...facts } }));
  }

  /** The same position through other eyes. */
  async look(seat: number): Promise<void> {
    const { info, tree } = this;
    if (!info || !tree) return;
    const found = await attempt(() => api.position({ ruleset: info.ruleset, facts: info.facts, seat }));
    if (!found || tree !== this.tree) return;
    this.tree = {
      ...tree,
      nodes: tree.nodes.map((node) => (node.id === tree.at ? { ...node, position: found } : node)),
    };
    this.#looked = new Map([...this.#looked].filter(([id]) => id !== tree.at));
    this.#lines = new Map([...this.#lines].filter(([id]) => id !== tree.at));
    this.#show(found, false);
  }

  async move(action: string): Promise<boolean> {
    return this.seat === null ? false : this.step(this.seat, action);
  }

  /** What chance brings, chosen by hand; without one it is drawn. */
  async chance(outcome: string | null): Promise<boolean> {
    const drawn = outcome ?? drawnFrom(this.info?.chance ?? []);
    return drawn === null ? false : this.step(null, drawn);
  }

  async step(actor: number | null, action: string): Promise<boolean> {
    const { tree, info } = this;
    if (!tree || !info || this.sending) return false;
    const called: Called = {
      choice: actor === null ? null : (info.view.choices.find((choice) => choice.action === action) ?? null),
      title: info.chance.find(({ outcome }) => actor === null && outcome === action)?.title ?? null,
    };
    const before = known(tree, actor, action);
    if (before) {
      this.goTo(before.id);
      return true;
    }
    this.sending = true;
    const wish = { ruleset: info.ruleset, facts: info.facts, actor: actor ?? ("chance" as const), action };
    const found = await attempt(() => api.positionAfter(wish));
    this.sending = false;
    if (!found || tree !== this.tree) return false;
    this.tree = grown(tree, actor, action, found, called);
    this.#show(found, true);
    return true;
  }

  /** Deals what is to be dealt before anybody can decide. */
  deal(): Promise<boolean> {
    return this.#change(this.dealt());
  }

  /** This position with everything dealt that is to be dealt. */
  dealt(): PositionWish {
    const { info } = this;
    return {
      ruleset: info?.ruleset ?? null,
      facts: info?.facts ?? null,
      roll: Math.floor(Math.random() * 2 ** 31),
    };
  }

  goTo(id: number): void {
    const node = this.tree?.nodes[id];
    if (!this.tree || !node) return;
    this.tree = moved(this.tree, id);
    this.#show(node.position, false);
  }

  back(): void {
    const parent = this.tree && here(this.tree).parent;
    if (typeof parent === "number") this.goTo(parent);
  }

  forward(): void {
    const next = this.tree && ahead(this.tree);
    if (next) this.goTo(next.id);
  }

  /** Stops the search, or goes on with it: also where it has ended because it is clear what is best. */
  toggle(): void {
    this.running = !this.searching;
    if (this.running) void this.#deepen(this.clear);
    else this.#stop?.abort();
  }

  /** Why the best choice here is better than another. */
  async why(other: string): Promise<void> {
    const { info, report, tree } = this;
    const best = report[0]?.action;
    if (!info || best === undefined) return;
    const wish = { ruleset: info.ruleset, facts: info.facts, seat: info.seat, best, other };
    const found = await attempt(() => api.positionReasons(wish));
    if (found && tree === this.tree) this.reasons = found;
  }

  command(): Promise<boolean> {
    return Promise.resolve(false);
  }

  askWhole(): void {
    // Views of the board are whole.
  }

  close(): void {
    this.#stop?.abort();
    clearTimeout(this.#naming);
    this.stage.set(null);
  }

  /** Grows a branch from here to another position, without a step of the game. */
  async #change(wish: PositionWish): Promise<boolean> {
    const { tree, info } = this;
    if (!tree || !info) return false;
    const found = await this.#asPosition({ ...wish, ruleset: info.ruleset });
    if (!found || tree !== this.tree) return false;
    const action = JSON.stringify(found.facts);
    if (action === JSON.stringify(info.facts)) {
      this.problem = "";
      return true;
    }
    const before = known(tree, "changed", action);
    if (before) this.goTo(before.id);
    else {
      this.tree = grown(tree, "changed", action, found);
      this.#show(found, false);
    }
    return true;
  }

  /** A position as the engine reads it; null if it cannot be, or if another one was asked for since. */
  async #asPosition(wish: PositionWish): Promise<PositionInfo | null> {
    const asked = ++this.#asked;
    try {
      const info = await api.position(wish);
      return asked === this.#asked ? info : null;
    } catch (problem) {
      if (asked === this.#asked) this.problem = troubleText(problem);
      return null;
    }
  }

  #show(info: PositionInfo, moving: boolean): void {
    this.problem = "";
    this.draft = null;
    this.reasons = [];
    if (moving) this.stage.perform(info.events, info.view);
    else this.stage.set(info.view);
    this.#nameLine(0);
    void this.#deepen();
  }

  /** Has the likely line put into words, which only the rules can do, once somebody wants to see it and it has lasted. */
  #nameLine(after: number): void {
    clearTimeout(this.#naming);
    if (this.following) this.#naming = setTimeout(() => void this.#name(), after);
  }

  async #name(): Promise<void> {
    const { tree, info } = this;
    const codes = this.#here?.codes ?? [];
    if (!tree || !info || codes.length < 2) return;
    const line = await api
      .positionLine({ ruleset: info.ruleset, facts: info.facts, steps: [...codes] })
      .catch(() => null); // the shares stand without it
    const current = this.#looked.get(tree.at)?.codes === codes;
    if (line && current) this.#lines = new Map([...this.#lines, [tree.at, line]]);
  }

  /**
   * Searches the position, on this device with more and more simulations: it ends once it is clear what is best, unless somebody wants it
   * to go `on`. Where the device cannot, the server looks at it once.
   */
  async #deepen(on = false): Promise<void> {
    this.#stop?.abort();
    this.unable = false;
    this.trouble = "";
    const { tree, info } = this;
    const brief = info?.brief;
    if (!tree || !brief || !this.running || brief.actions.length < 2) return;
    const done = this.#looked.get(tree.at);
    if (done && (this.exhausted || (this.clear && !on))) return;
    const stop = (this.#stop = new AbortController());
    const { signal } = stop;
    signal.addEventListener("abort", () => (this.searching = false));
    this.searching = true;
    const take = (looked: Looked) => {
      if (signal.aborted) return false;
      this.#looked = new Map([...this.#looked, [tree.at, looked]]);
      this.#nameLine(LASTING);
      return !looked.exact && (on || !looked.clear);
    };
    try {
      const files = await filesOf({ brief });
      if (signal.aborted) return;
      if (files) {
        const position = { brief, entrants: this.names.length, known: info.known };
        await lookDeeper(position, files, { done: done?.simulations ?? 0, told: take, signal });
        return;
      }
      this.unable = true;
      take(await lookAway({ ruleset: info.ruleset, facts: info.facts, seat: info.seat }));
    } catch (problem) {
      if (!signal.aborted) this.trouble = troubleText(problem);
    } finally {
      if (this.#stop === stop) this.searching = false;
    }
  }
}

/** An outcome, as likely as it is. */
function drawnFrom(odds: readonly OddsLine[]): string | null {
  let rest = Math.random();
  for (const { outcome, num, den } of odds) {
    rest -= num / den;
    if (rest < 0) return outcome;
  }
  return odds.at(-1)?.outcome ?? null;
}
