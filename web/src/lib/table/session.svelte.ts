/** One table as this device sees it: kept up to date by the socket, shown through the stage. */
import { animationOf, loadGame, type GameModule } from "../../games/module";
import { api, ServerTrouble } from "../api/client";
import type { ChatLine, ChatMessage, FromServer, Message, Reason, Sync, TableInfo, UpdateMessage } from "../api/schema";
import { TableSocket, type Command, type Connection } from "../api/socket";
import { server } from "../app/server.svelte";
import { tell, words } from "../i18n/i18n.svelte";
import { isLocal } from "../local/names";
import { announcements } from "../stores/announcements.svelte";
import { me } from "../stores/me.svelte";
import { attempt, notices, troubleText } from "../stores/notices.svelte";
import { serverTime } from "../time/serverTime.svelte";
import type { Advice, BoardSession } from "./boardSession";
import { takenBack, type LogLine } from "./log";
import { holidayLine, namesThen, seatName, standInLine } from "./people";
import { showing, SHOWN_MS, without, type Shown } from "./reactions";
import { kept, shared, type Past } from "./since";
import { Stage } from "./stage.svelte";
import { follow, lastDecider, type Trail } from "./trail";
import { ALONE, viewer, type GameEvent, type View, type Views } from "./view";

export interface Thinking {
  seat: number;
  bot: string;
  notes: Message[];
}

/** Entries after which the board jumps instead of moving on. */
const JUMPS: ReadonlySet<UpdateMessage["kind"]> = new Set(["undo", "retract", "agree", "start"]);
const MOST_LINES = 1000;
/** What the host of this device says of a table that it cannot read, and of a move that it cannot keep. */
const DAMAGED = "server-device-damaged";
const NOT_KEPT = "server-device-full";

export class TableSession implements BoardSession {
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameModule | null>(null);
  views = $state.raw<Views>({});
  chat = $state.raw<ChatLine[]>([]);
  /** The seats whose people this device has blocked. */
  blocked = $state.raw<readonly number[]>([]);
  /** What the seats show just now, without words. */
  reactions = $state.raw<Readonly<Record<number, Shown>>>({});
  log = $state.raw<LogLine[]>([]);
  connection = $state<Connection>("connecting");
  /** Why the server does not let this device in, in its own words; "" while nothing speaks against it. */
  hindrance = $state("");
  /** This device may not look at the table: it is no use to try again. */
  barred = $state(false);
  thinking = $state.raw<Thinking | null>(null);
  /** The seat through whose eyes the table is seen; null for a spectator. */
  seat = $state<number | null>(null);
  /** The device is to be handed to the person of `seat`, who has not taken it yet. */
  handingOver = $state(false);
  /** What a coach suggests: the board marks it. */
  advised = $state.raw<readonly Advice[]>([]);
  /** A command of mine is under way. */
  sending = $state(false);
  /** Log lines from this number on are newer than my last decision. */
  newsFrom = $state(0);
  /** The log begins where the game does. */
  wholeLog = $state(false);
  /** Counts how often a plan of mine has changed without anything happening at the table. */
  planNews = $state(0);
  /** Counts how often something about the table has changed besides the game: seats, presence, options. */
  tableNews = $state(0);
  readonly stage: Stage;
  #version = $state<number>();
  #trail = $state.raw<Trail>([]);
  #past: Past = [];
  /** Events that only one of the people at this device may know of. */
  #private = new WeakSet<GameEvent>();
  /** The entry with which an event came, and whose decision it was. */
  #origins = new WeakMap<GameEvent, Pick<LogLine, "act" | "seat" | "planned">>();
  #whole = $state.raw<{ version: number; seat: number; view: View } | null>(null);
  /** The moment whose whole view was asked for. */
  #asked = "";
  #retelling = false;
  #nextLine = 1;
  #socket: TableSocket;

  constructor(readonly id: string) {
    this.stage = new Stage(
      () => {
        const { game, table } = this;
        return game && table ? animationOf(game, table.setting) : null;
      },
      (event) => this.#narrate(event),
      () => this.#settle(),
    );
    this.#socket = new TableSocket(id, {
      message: (message) => this.#hear(message),
      connection: (state) => {
        this.connection = state;
        if (state === "open") this.hindrance = "";
      },
      turnedAway: () => void this.#askHindrance(),
      version: () => this.#version ?? 0,
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Asks what may be heard now: somebody was blocked, or words were let in or shut out. */
  async hearAgain(): Promise<void> {
    const { chat_log, blocked } = await api.table(this.id);
    this.chat = chat_log;
    this.blocked = blocked;
  }

  /** Whether this device reads and writes words here, besides reactions. */
  get words(): boolean {
    return this.table?.seats.some((seat) => seat.mine && seat.words) ?? false;
  }

  /** Lets words in, or shuts them out, for all seats of this device. */
  async setWords(words: boolean): Promise<void> {
    for (const seat of this.table?.mine ?? []) this.table = await api.changeSeat(this.id, seat, { words });
    await this.hearAgain();
  }

  /** Begins afresh: a spectator has taken a seat. */
  rejoin(): void {
    this.#version = undefined;
    this.seat = null;
    this.log = [];
    this.#socket.renew();
  }

  /** What may be seen on the screen now. */
  get shown(): View | null {
    const { view } = this.stage;
    return view && this.handingOver && this.game ? this.game.masked(view, Object.values(this.views)) : view;
  }

  get whole(): View | null {
    const { seat, handingOver, stage } = this;
    const known = this.#whole;
    const current = known?.version === this.#version && known?.seat === seat && !handingOver && !stage.busy;
    return current ? (known?.view ?? null) : null;
  }

  get names(): string[] {
    return [...(this.table?.seats ?? []).map(seatName), ...this.#extras()];
  }

  /** The number of the last thing that happened. */
  get version(): number {
    return this.#version ?? 0;
  }

  /** The runners by seat. */
  get runners(): number[] {
    return this.table?.seats.map(({ runner }) => runner) ?? [];
  }

  /** My seats that I play myself. */
  get mine(): number[] {
    const { table } = this;
    return table ? table.mine.filter((seat) => !table.seats[seat]?.lent) : [];
  }

  /** The bot that plays for the seat through whose eyes the table is seen. */
  get standIn(): string | null {
    return this.seat === null || this.mine.includes(this.seat) ? null : (this.table?.seats[this.seat]?.lent ?? null);
  }

  /** The choice that is mine now, whether or not everything before it has been shown. */
  get deciding(): View | null {
    const { seat } = this;
    const mine = seat !== null && this.mine.includes(seat) && this.#toAct(seat) && this.table?.status === "running";
    return mine && !this.handingOver ? this.#truth() : null;
  }

  /** It is for me to act, and I can see it. */
  get myTurn(): boolean {
    const { seat } = this;
    const mine = seat !== null && this.mine.includes(seat) && this.#toAct(seat);
    return mine && !this.stage.busy && this.table?.status === "running";
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
    const may = alone && table?.status === "running" && !table.takeback && !this.handingOver;
    return may && lastDecider !== null ? { type: "takeback", seat: lastDecider } : null;
  }

  /** What the real card or die may say, where chance is entered by hand and is due. */
  get companionDue(): NonNullable<View["chance"]> {
    return this.table?.companion && !this.stage.busy ? (this.stage.view?.chance ?? []) : [];
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
    return this.#sayWith(message, this.names);
  }

  /** A line of the log; whoever was taken off a seat since is still called by name. */
  tellLine({ message, act }: LogLine): string {
    return this.#sayWith(message, this.#namesThen(act));
  }

  /** How whoever had a seat at a line of the log is called. */
  nameThen(seat: number, { act }: LogLine): string {
    return this.#namesThen(act)[seat] ?? "";
  }

  takeDevice(): void {
    this.handingOver = false;
  }

  /** Once for each moment; what comes too late, or is lost with the connection, is asked for again when needed. */
  askWhole(): void {
    const { seat } = this;
    const moment = `${this.#version}/${seat}`;
    if (seat === null || !this.myTurn || this.handingOver || this.whole || this.#asked === moment) return;
    this.#asked = moment;
    this.#socket.askView(seat).then(
      (answer) => (this.#whole = answer),
      () => {
        if (this.#asked === moment) this.#asked = "";
      },
    );
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

  /** Says something at the table, in words or without; true when the server has stored it. Decisions do not wait for it. */
  async talk(command: Extract<Command, { type: "chat" | "react" }>): Promise<boolean> {
    return (await attempt(() => this.#socket.send(command).then(() => true))) ?? false;
  }

  /** Shows again what happened since my last decision (or from the beginning, if I made none). */
  retell(): void {
    const since = this.#past.at(-1);
    if (!since || this.stage.busy) return;
    this.#retelling = true;
    this.stage.set(undecided(since.views[viewer(this.seat)] ?? this.#truth()));
    for (const act of since.acts) {
      this.stage.perform(this.#eventsOf(act), undecided(act.views?.[viewer(this.seat)] ?? null));
    }
    this.stage.perform([], this.#truth());
  }

  /** A socket cannot say why it was refused; the table itself can. */
  async #askHindrance(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (problem) {
      if (!(problem instanceof ServerTrouble)) return;
      // A server that is down or about to be has nothing to say about this device; the device itself has.
      if (isLocal(this.id) || (problem.status >= 400 && problem.status < 500)) this.#hinder(problem);
    }
  }

  #hinder(problem: ServerTrouble): void {
    this.hindrance = troubleText(problem);
    if (problem.trouble.key === DAMAGED) me.foundDamaged(this.id);
    if (!isLocal(this.id) && problem.status !== 403 && problem.status !== 404) return;
    this.barred = true;
    this.close();
  }

  /** Several people share this device, and each may know what the others must not see. */
  get #needsHandOver(): boolean {
    const { table, mine } = this;
    return table?.status === "running" && mine.length > 1 && table.setting.secrets;
  }

  /** Those who take part without a seat. */
  #extras(): string[] {
    return (this.table?.setting.extras ?? []).map((name) => words.say(name));
  }

  #namesThen(act: number): string[] {
    return [...namesThen(this.table?.seats ?? [], act), ...this.#extras()];
  }

  #sayWith(message: Message | Reason, names: readonly string[]): string {
    const { game, table } = this;
    return tell(message, {
      names,
      printed: (param, value) => (table && game?.printed?.(param, value, table.setting)) ?? value,
    });
  }

  #toAct(seat: number): boolean {
    return this.views[seat]?.to_act.includes(seat) ?? false;
  }

  #truth(): View | null {
    return this.views[viewer(this.seat)] ?? null;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "sync":
        return this.#sync(message);
      case "update":
        return this.#update(message);
      case "table":
        this.tableNews += 1;
        return this.#setTable(message.table);
      case "plan":
        this.planNews += 1;
        return;
      case "thinking": {
        const { seat, bot = "", notes } = message;
        this.thinking = seat === null ? null : { seat, bot, notes };
        return;
      }
      case "chat":
        return this.#hearChat(message);
      case "announcement":
        return announcements.hear(message);
      case "refused":
        // What answers no command is about the connection itself.
        if (message.id === null) this.#hinder(new ServerTrouble(403, message.error));
        return;
      case "incident":
        // What cannot be kept must not be overlooked.
        if (message.message.key === NOT_KEPT) notices.say(words.say(message.message), true);
        return this.#write(message.message);
      default:
        return;
    }
  }

  #hearChat(message: ChatMessage): void {
    const { number } = message;
    this.chat = [...this.chat.filter((line) => line.number !== number), ...lineOf(message)];
    this.reactions = without(this.reactions, number);
    for (const line of lineOf(message)) this.reactions = showing(this.reactions, line);
    setTimeout(() => (this.reactions = without(this.reactions, number)), SHOWN_MS);
  }

  #sync(sync: Sync): void {
    const first = this.#version === undefined;
    // Whoever answers after a lost connection may be another server than before, with another page.
    if (!first && !isLocal(this.id)) void server.look();
    this.#setTable(sync.table);
    this.chat = sync.chat_log;
    this.blocked = sync.blocked;
    this.#asked = "";
    if (!first && sync.updates) {
      for (const update of sync.updates) this.#update(update);
      this.views = sync.views;
      this.stage.perform([], this.#truth());
    } else {
      this.views = sync.views;
      this.seat ??= this.mine.find((seat) => this.#toAct(seat)) ?? this.mine[0] ?? sync.table.mine[0] ?? null;
      this.handingOver = first && this.#needsHandOver;
      this.stage.set(this.#truth());
      this.#trail = [];
      this.#past = [];
      this.wholeLog = sync.updates !== null;
      for (const update of sync.updates ?? []) this.#recall(update);
      if (sync.since) this.#past = [{ views: sync.since.views, acts: [{ events: sync.since.events }] }];
      this.#lookOnWithLast();
    }
    this.#version = sync.version;
    this.#settle();
  }

  /** At a shared device where nobody is to act, chance is: it decides for whoever moved last. */
  #lookOnWithLast(): void {
    const { mine, lastDecider } = this;
    if (lastDecider === null || mine.length < 2 || mine.some((seat) => this.#toAct(seat))) return;
    this.seat = lastDecider;
    this.stage.set(this.#truth());
  }

  #update(update: UpdateMessage): void {
    if (this.#version !== undefined && update.version <= this.#version) return;
    this.#version = update.version;
    if (update.table) {
      this.#setTable(update.table);
      this.tableNews += 1;
    } else if (update.clocks && this.table) this.#setTable({ ...this.table, clocks: update.clocks });
    const before = this.views;
    if (update.views) this.views = { ...this.views, ...update.views };
    this.#takeSeats();
    this.#note(update, before);
    // Only as it comes: later nobody knows any more until when it was.
    if (update.kind === "away" && update.seat !== null && this.table) this.#write(holidayLine(update.seat, this.table));
    const events = this.#eventsOf(update);
    const view = update.views?.[viewer(this.seat)] ?? null;
    const jumps = JUMPS.has(update.kind);
    if (view && (jumps || this.#isAside(events))) {
      this.stage.set(view, !jumps);
      for (const event of events) this.#narrate(event);
      this.#settle();
    } else this.stage.perform(events, view);
  }

  #isAside(events: GameEvent[]): boolean {
    return !this.stage.busy && events.length > 0 && events.every((event) => this.game?.aside?.(event) ?? false);
  }

  /** Something that happened before this page was opened: written down, not shown. */
  #recall(update: UpdateMessage): void {
    this.#note(update, {});
    for (const event of this.#eventsOf(update)) this.#narrate(event);
  }

  #note(update: UpdateMessage, before: Views): void {
    const { kind, seat, auto, planned } = update;
    this.#trail = follow(this.#trail, update);
    this.#past = kept(this.#past, update, this.mine, () => this.#after(before, update));
    if (kind === "move" && !auto && !planned && seat !== null && this.mine.includes(seat))
      this.newsFrom = this.#nextLine;
    const standIn = standInLine(update, this.table);
    if (standIn) this.#write(standIn, null, update.version);
    if (kind !== "undo" && kind !== "retract") return;
    this.log = takenBack(this.log, seat);
    this.#write({ key: "web-log-undone", params: { seat } }, null, update.version);
  }

  /** Views brought up to date by events alone. */
  #after(views: Views, update: UpdateMessage): Views {
    const { game, table } = this;
    if (!game || !table) return {};
    const shown = Object.entries(views).map(([key, view]) => {
      const events: GameEvent[] = update.events[key] ?? [];
      const step = (now: View, event: GameEvent) => game.animate(now, event, table.setting, ALONE).at(-1)?.view ?? now;
      return [key, events.reduce(step, view)] as const;
    });
    return Object.fromEntries(shown);
  }

  /** What my seat was sent of something that happened. */
  #eventsOf(act: Pick<UpdateMessage, "events"> & Partial<UpdateMessage>): GameEvent[] {
    const events = act.events[viewer(this.seat)] ?? [];
    const isShared = shared(act.events);
    const { version: number = 0, kind, seat = null, planned = false } = act;
    for (const [index, event] of events.entries()) {
      const origin = { act: number, seat: kind === "move" ? seat : null };
      this.#origins.set(event, planned && index === 0 ? { ...origin, planned } : origin);
    }
    for (const event of events) if (!isShared(event)) this.#private.add(event);
    return events;
  }

  #setTable(table: TableInfo): void {
    serverTime.hear(table.clocks);
    this.table = table;
    if (!this.game) void loadGame(table.game).then((game) => (this.game = game));
  }

  /** Somebody who was taken off their seat looks on; somebody who was given one looks from there. */
  #takeSeats(): void {
    const { table, seat } = this;
    if (!table || (seat === null ? !table.mine.length : table.mine.includes(seat))) return;
    this.seat = table.mine[0] ?? null;
    this.handingOver = this.#needsHandOver;
    const eyes = new Set((table.mine.length ? table.mine : [null]).map(viewer));
    this.views = Object.fromEntries(Object.entries(this.views).filter(([key]) => eyes.has(key)));
    this.stage.set(this.#truth());
  }

  /** When all has been shown: whose eyes are these now? At a shared device the seat to act looks next. */
  #settle(): void {
    this.#retelling = false;
    const { mine, table } = this;
    if (table?.status !== "running") {
      this.handingOver = false;
      return;
    }
    if (mine.length === 0) this.seat = table.mine[0] ?? null; // a bot may play for me: I look on
    const next = mine.find((seat) => this.#toAct(seat));
    if (next === undefined || (this.seat !== null && this.#toAct(this.seat))) return;
    const changes = next !== this.seat;
    this.seat = next;
    if (changes) {
      this.handingOver = this.#needsHandOver;
      this.stage.set(this.#truth(), true);
    }
  }

  #narrate(event: GameEvent): void {
    if (!this.#retelling && !this.#private.has(event)) this.#write(event.say, event);
  }

  #write(message: Message, event: GameEvent | null = null, act = this.version): void {
    const origin = (event && this.#origins.get(event)) ?? { act, seat: null };
    if (this.log.length > MOST_LINES) this.wholeLog = false;
    this.log = [...this.log.slice(-MOST_LINES), { id: this.#nextLine++, message, event, ...origin }];
  }
}

/** A moment of the past, in which nothing is to be decided any more. */
function undecided(view: View | null): View | null {
  return view && { ...view, choices: [] };
}

function lineOf(message: ChatMessage): ChatLine[] {
  const { number, seat = null, name = "", text = "", reaction = null, at = 0, deleted } = message;
  return deleted ? [] : [{ number, seat, name, text, reaction, at }];
}
