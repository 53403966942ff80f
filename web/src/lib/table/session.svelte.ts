/** One table as this device sees it: kept up to date by the socket, shown through the stage. */
import { loadGame, type GameModule } from "../../games/module";
import { api } from "../api/client";
import { TableSocket, type Connection } from "../api/socket";
import type { ChatLine, Command, FromServer, GameEvent, Message, Reason, Seat, Table, Update, View, Views } from "../api/types";
import { t, tell, words } from "../i18n/i18n.svelte";
import { attempt } from "../stores/notices.svelte";
import { Stage } from "./stage.svelte";
import { follow, lastDecider, type Trail } from "./trail";

export interface LogLine {
  id: number;
  message: Message;
}

export interface Thinking {
  seat: number;
  bot: string;
  notes: string[];
}

/** Entries after which the board jumps instead of moving on. */
const JUMPS = new Set(["undo", "retract", "agree", "start"]);
/** What only its own seat is told: not written down where several people share the device. */
const PRIVATE = new Set(["dealt"]);
const MOST_LINES = 1000;

export class TableSession {
  table = $state.raw<Table | null>(null);
  game = $state.raw<GameModule | null>(null);
  views = $state.raw<Views>({});
  chat = $state.raw<ChatLine[]>([]);
  log = $state.raw<LogLine[]>([]);
  connection = $state<Connection>("connecting");
  thinking = $state.raw<Thinking | null>(null);
  /** The seat through whose eyes the table is seen; null for a spectator. */
  seat = $state<number | null>(null);
  /** The device is to be handed to the person of `seat`, who has not taken it yet. */
  handingOver = $state(false);
  /** A command of mine is under way. */
  sending = $state(false);
  /** Log lines from this number on are newer than my last decision. */
  newsFrom = $state(0);
  readonly stage: Stage;
  #version: number | undefined;
  #trail = $state.raw<Trail>([]);
  #retelling = false;
  #nextLine = 1;
  #socket: TableSocket;

  constructor(readonly id: string) {
    this.stage = new Stage(
      () => {
        const { game, table } = this;
        return game && table ? (view, event) => game.animate(view, event, table.setting) : null;
      },
      (event) => this.#told(event),
      () => this.#settle(),
    );
    this.#socket = new TableSocket(id, {
      message: (message) => this.#hear(message),
      connection: (state) => (this.connection = state),
      version: () => this.#version ?? 0,
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Begins afresh: whoever was a spectator has taken a seat. */
  rejoin(): void {
    this.#version = undefined;
    this.seat = null;
    this.log = [];
    this.#socket.renew();
  }

  /** What may be seen on the screen now. */
  get shown(): View | null {
    const view = this.stage.view;
    return view && this.handingOver && this.game ? this.game.masked(view) : view;
  }

  get names(): string[] {
    const seats = (this.table?.seats ?? []).map((seat) => seatName(seat));
    return this.table?.game === "whyfirst" && this.table.players === 2 ? [...seats, t("web-leo")] : seats;
  }

  /** My seats that I play myself. */
  get mine(): number[] {
    const { table } = this;
    return table ? table.mine.filter((seat) => !table.seats[seat]?.lent) : [];
  }

  /** It is for me to act, and I can see it. */
  get myTurn(): boolean {
    const { seat } = this;
    return seat !== null && !this.stage.busy && this.table?.status === "running" && this.#toAct(seat);
  }

  /** My seat whose last decision the server would still let me take back. */
  get undoSeat(): number | null {
    const seats = this.seat === null ? this.mine : [this.seat, ...this.mine];
    return seats.find((seat) => this.mine.includes(seat) && this.views[seat]?.can_undo) ?? null;
  }

  /** My last decision, if it can be taken back without asking anybody: nobody has acted, or only bots and I play. */
  get undo(): Command | null {
    const { table, undoSeat, lastDecider } = this;
    if (undoSeat !== null) return { type: "undo", seat: undoSeat };
    const alone = !table?.seats.some((seat) => seat.kind === "person" && !seat.mine && !seat.lent);
    const may = alone && table?.status === "running" && !table.companion && !table.takeback && !this.handingOver;
    return may && lastDecider !== null ? { type: "takeback", seat: lastDecider } : null;
  }

  get audience(): "one" | "several" | "watching" {
    const { table } = this;
    if (table && !table.mine.length) return "watching";
    return this.mine.length > 1 ? "several" : "one";
  }

  get waiting(): boolean {
    return this.sending && this.connection !== "open";
  }

  /** My seat that decided last; others can let it take that back. */
  get lastDecider(): number | null {
    return lastDecider(this.#trail, this.mine);
  }

  /** Whether I have decided anything that others could let me take back. */
  get decided(): boolean {
    return this.lastDecider !== null;
  }

  say(message: Message | Reason): string {
    const setting = this.table?.setting;
    return tell(message, { names: this.names, printed: setting?.game === "hare" ? setting.printed : undefined });
  }

  takeDevice(): void {
    this.handingOver = false;
  }

  async move(action: string, seat: number | "chance" | null = this.seat): Promise<boolean> {
    if (seat === null || this.sending) return false;
    return this.command({ type: "move", seat, action, version: this.#version ?? 0 });
  }

  /** Sends a command; true when the server has stored it. */
  async command(command: Command): Promise<boolean> {
    this.sending = true;
    try {
      return (await attempt(() => this.#socket.send(command).then(() => true))) ?? false;
    } finally {
      this.sending = false;
    }
  }

  /** Shows again what happened since my last decision (or from the beginning, if I made none). */
  async retell(): Promise<void> {
    const frames = (await attempt(() => api.replay(this.id, this.seat)))?.frames;
    if (!frames?.length || this.stage.busy) return;
    const last = frames.findLastIndex((frame) => typeof frame.actor === "number" && this.mine.includes(frame.actor));
    const from = Math.max(last, 0);
    this.#retelling = true;
    this.stage.set({ ...frames[from]!.view, choices: [] } as View);
    for (const frame of frames.slice(from + 1)) {
      this.stage.perform(frame.events, { ...frame.view, choices: [] } as View);
    }
    this.stage.perform([], this.#truth());
  }

  /** Several people share this device, and each may know what the others must not see. */
  get #needsHandOver(): boolean {
    const { game, table, mine } = this;
    return table?.status === "running" && mine.length > 1 && (game?.hasSecrets(table.setting) ?? true);
  }

  #toAct(seat: number): boolean {
    return this.views[seat]?.to_act.includes(seat) ?? false;
  }

  #truth(): View | null {
    return this.views[this.seat ?? ""] ?? null;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "sync":
        return this.#sync(message);
      case "update":
        return this.#update(message);
      case "table":
        return this.#setTable(message.table);
      case "thinking":
        this.thinking =
          message.seat === null ? null : { seat: message.seat, bot: message.bot ?? "", notes: message.notes ?? [] };
        return;
      case "chat":
        this.chat = this.chat.filter((line) => line.number !== message.number);
        if (!("deleted" in message && message.deleted)) this.chat = [...this.chat, message as ChatLine];
        return;
      case "incident":
        if (typeof message.message !== "string") this.#write(message.message);
        return;
    }
  }

  #sync(sync: Extract<FromServer, { type: "sync" }>): void {
    const first = this.#version === undefined;
    this.#setTable(sync.table);
    this.chat = sync.chat_log;
    if (!first && sync.updates) {
      for (const update of sync.updates) this.#update(update);
      this.views = sync.views;
      this.stage.perform([], this.#truth());
    } else {
      this.views = sync.views;
      this.seat ??= this.mine.find((seat) => this.#toAct(seat)) ?? this.mine[0] ?? null;
      this.handingOver = first && this.#needsHandOver;
      this.stage.set(this.#truth());
      this.#trail = [];
      for (const update of sync.updates ?? []) this.#recall(update);
    }
    this.#version = sync.version;
    this.#settle();
  }

  #update(update: Update): void {
    if (this.#version !== undefined && update.version <= this.#version) return;
    this.#version = update.version;
    if (update.table) this.#setTable(update.table);
    if (update.views) this.views = { ...this.views, ...update.views };
    this.#note(update);
    const events = this.#eventsOf(update);
    const view = update.views?.[this.seat ?? ""] ?? null;
    if (view && (JUMPS.has(update.kind) || this.#isAside(events))) {
      this.stage.set(view);
      for (const event of events) this.#told(event);
      this.#settle();
    } else this.stage.perform(events, view);
  }

  #isAside(events: GameEvent[]): boolean {
    return !this.stage.busy && events.length > 0 && events.every((event) => this.game?.aside?.(event) ?? false);
  }

  /** Something that happened before this page was opened: told, not shown. */
  #recall(update: Update): void {
    this.#note(update);
    for (const event of this.#eventsOf(update)) this.#told(event);
  }

  #note(update: Update): void {
    this.#trail = follow(this.#trail, update);
    if (update.kind === "move" && !update.auto && this.mine.includes(update.seat as number)) {
      this.newsFrom = this.#nextLine;
    }
    if (update.kind === "undo" || update.kind === "retract") {
      this.#write({ key: "web-log-undone", params: { seat: update.seat } });
    }
  }

  #eventsOf(update: Update): GameEvent[] {
    return update.events[this.seat ?? ""] ?? [];
  }

  #setTable(table: Table): void {
    this.table = table;
    if (!this.game) void loadGame(table.game).then((game) => this.#setGame(game));
  }

  #setGame(game: GameModule): void {
    this.game = game;
    if (!this.#needsHandOver) this.handingOver = false;
  }

  /** When all has been shown: whose eyes are these now? At a shared device the seat to act looks next. */
  #settle(): void {
    this.#retelling = false;
    const { mine, table } = this;
    if (!table || table.status !== "running") {
      this.handingOver = false;
      return;
    }
    if (mine.length === 0) this.seat = null;
    const next = mine.find((seat) => this.#toAct(seat));
    if (next === undefined || (this.seat !== null && this.#toAct(this.seat))) return;
    const changes = next !== this.seat;
    this.seat = next;
    if (changes) {
      this.handingOver = this.#needsHandOver;
      this.stage.set(this.#truth());
    }
  }

  #told(event: GameEvent): void {
    const secret = PRIVATE.has(event.kind) && this.mine.length > 1;
    if (event.say && !this.#retelling && !secret) this.#write(event.say);
  }

  #write(message: Message): void {
    this.log = [...this.log.slice(-MOST_LINES), { id: this.#nextLine++, message }];
  }
}

/** How a seat is called; a bot that only has its spec for a name gets one of ours. */
export function seatName(seat: Pick<Seat, "kind" | "name" | "seat" | "bot">): string {
  if (seat.kind === "bot" && seat.name === seat.bot) {
    const names = t("web-bot-names").split(",");
    return names[seat.seat % names.length]!.trim();
  }
  if (seat.name) return seat.name;
  return seat.kind === "open" ? t("web-seat-free") : t("web-seat-number", { number: seat.seat + 1 });
}

/** Who sits at a table, and how many seats are free. */
export function company(seats: readonly Pick<Seat, "kind" | "name" | "seat" | "bot">[]): string {
  const taken = seats.filter(({ kind }) => kind !== "open");
  const names = words.list(taken.map(seatName));
  return taken.length === seats.length ? names : `${names} · ${t("web-waiting-for", { count: seats.length - taken.length })}`;
}

/** "level:4" in words. */
export function botName(spec: string | null): string {
  if (!spec) return "";
  const [name = "", argument] = spec.split(":");
  if (name === "level") return t("web-bot-level", { level: Number(argument ?? 4) });
  const key = `web-bot-${name}`;
  return words.has(key) ? t(key) : name;
}
