/** The log of a race by turns: whose, which, and what was done in it in one line. Pure but for the words. */
import { t } from "../../lib/i18n/i18n.svelte";
import type { LogLine, Summary, Turn } from "../../lib/table/log";
import { FINISH, START } from "./track";
import { isHareEvent, type HareEvent, type HareSetting, type HareView } from "./types";

/** A turn that is still being put together. */
interface Gathering {
  seat: number;
  number: number | null;
  lines: LogLine[];
  /** Where the seat's pawns stood before it. */
  before: ReadonlyMap<string, number>;
  /** It has begun by itself, with carrots for where the pawn stands: the seat has not decided anything yet. */
  waiting: boolean;
}

type Moved = Extract<HareEvent, { kind: "moved" }>;

const eventOf = (line: LogLine | undefined): HareEvent | null =>
  line?.event && isHareEvent(line.event) ? line.event : null;

/** Carrots that come or go by themselves when a turn begins. */
function opens(event: HareEvent): boolean {
  return (event.kind === "took" || event.kind === "paid") && (event.why === "number" || event.why === "tournament");
}

/** Whether a decision goes on with the turn: an answer to the hare or to a gift, or a move that must follow. */
function continues(turn: Gathering, event: HareEvent): boolean {
  const last = eventOf(turn.lines.at(-1));
  if (event.kind === "kept" || event.kind === "banked") return true;
  if ((event.kind === "took" || event.kind === "paid") && event.why === "choice") return true;
  if (event.kind === "nothing" && event.effect.startsWith("plus_minus")) return true;
  return event.seat === turn.seat && (last?.kind === "again" || last?.kind === "restarted");
}

/** What is nobody's turn: who begins, and the end. */
function isApart(event: HareEvent | null): boolean {
  return event === null || event.kind === "starts" || event.kind === "over";
}

/** The log by turns. Without its beginning (`whole` is false) turns have no numbers, and who only stayed no place. */
export function turnsOf(log: readonly LogLine[], setting: HareSetting, whole: boolean): Turn[] {
  const found: (Gathering | LogLine)[] = [];
  const taken = new Map<number, number>();
  const stands = new Map<string, number>();
  /** The turn that is being put together. */
  const now: { turn: Gathering | null } = { turn: null };
  let act: number | null = null;

  function open(seat: number, waiting: boolean, undone: boolean): Gathering {
    const number = (taken.get(seat) ?? 0) + 1;
    if (!undone) taken.set(seat, number);
    const turn = { seat, number: whole && !undone ? number : null, lines: [], before: new Map(stands), waiting };
    found.push(turn);
    return (now.turn = turn);
  }

  for (const line of log) {
    const event = eventOf(line);
    if (event === null || isApart(event)) {
      found.push(line);
      // What was taken back is over; anything else that is told meanwhile is not.
      if (now.turn?.lines.at(-1)?.undone) now.turn = null;
      continue;
    }
    const undone = line.undone ?? false;
    const decides = line.seat !== null && line.act !== act;
    act = line.act;
    let { turn } = now;
    if (decides && line.seat !== null) {
      const expected = turn?.waiting === true && turn.seat === line.seat;
      if (!turn || !(expected || continues(turn, event))) turn = open(line.seat, false, undone);
      turn.waiting = false;
    } else if (!turn || opens(event)) turn = open(event.seat, true, undone);
    turn.lines.push(line);
    if (event.kind === "moved" && !undone) stands.set(`${event.seat}${event.pawn}`, event.space);
  }
  return found.map((one) => {
    if (!("lines" in one)) return { seat: null, number: null, lines: [one], summary: null };
    const { seat, number, lines } = one;
    return { seat, number, lines, summary: summary(one, setting, whole) };
  });
}

/**
 * Which turn it is: of the seat whose turn it is, from 1; null where the log does not say. While the last turn of the
 * log is being `shown`, it is that one.
 */
export function turnNow(view: HareView, turns: readonly Turn[], whole: boolean, shown = false): number | null {
  const showing = shown ? turns.at(-1)?.number : null;
  if (showing && whole) return showing;
  if (!whole || view.turn === null) return null;
  const last = turns.findLast(({ seat, number }) => seat === view.turn && number !== null);
  const begun = last?.lines.every((line) => opens(eventOf(line)!)) ?? false;
  const goesOn = begun || (view.phase !== "action" && last !== undefined);
  return (last?.number ?? 0) + (goesOn ? 0 : 1);
}

function summary(turn: Gathering, setting: HareSetting, whole: boolean): Summary | null {
  const events = turn.lines.flatMap((line) => eventOf(line) ?? []);
  const moves = events.filter((event): event is Moved => event.kind === "moved" && event.seat === turn.seat);
  const drawn = events.flatMap((event) => cardOf(event));
  const sum = carrots(events, turn.seat);
  const [first, last] = [moves[0], moves.at(-1)];
  if (first && last) {
    const home = events.find((event) => event.kind === "finished");
    const there = home ? t("web-hare-home-place", { place: home.place }) : label(last.space, setting);
    return { what: [label(first.origin, setting), there], drawn, sum };
  }
  const pawn = events.map((event) => ("pawn" in event ? event.pawn : "a"))[0] ?? "a";
  const at = whole ? (turn.before.get(`${turn.seat}${pawn}`) ?? START) : null;
  const deed = events.flatMap((event) => deedOf(event, turn.seat))[0];
  if (!deed) {
    // The move that is paid for is about to be told.
    const sets = at !== null && events.some((event) => event.kind === "paid" && event.why === "move");
    return sets ? { what: label(at, setting), drawn, sum } : null;
  }
  return { what: at === null ? deed : t("web-hare-log-at", { space: label(at, setting), what: deed }), drawn, sum };
}

/** "33", as the board prints it. */
function label(space: number, setting: HareSetting): string {
  if (space === START) return t("web-hare-start");
  return space === FINISH ? t("web-hare-finish") : String(setting.printed[space] ?? space);
}

/** What was done without moving, in a word or two. */
function deedOf(event: HareEvent, seat: number): string[] {
  if (event.seat !== seat) return [];
  switch (event.kind) {
    case "took":
      return event.why === "carrot_space" ? [t("web-hare-log-takes")] : [];
    case "paid":
      return event.why === "carrot_space" ? [t("web-hare-log-gives")] : [];
    case "ate":
      return [t("web-hare-log-eats")];
    case "turned-up":
      return [t(event.face === "nap" ? "web-hare-log-wakes" : "web-hare-log-misses")];
    default:
      return [];
  }
}

/** What the hare said, as it is printed on the card or shown by the die. */
function cardOf(event: HareEvent): string[] {
  switch (event.kind) {
    case "drew":
      return [t(`hare-card-${event.effect}`, { card: event.card })];
    case "rolled":
      return [`${t("hare-outcome-die", { number: event.die })}: ${t(`hare-card-${event.effect}`)}`];
    case "charted":
      return [`${t("hare-outcome-draw", { number: event.card })}: ${t(`hare-card-${event.effect}`)}`];
    default:
      return [];
  }
}

/** How a seat's carrots changed by what everybody saw; null where they were set to a number, or nothing changed. */
function carrots(events: readonly HareEvent[], seat: number): number | null {
  let [sum, changed] = [0, false];
  for (const event of events) {
    if (event.kind === "restored" || event.kind === "restarted") return null;
    const change = changeOf(event, seat);
    sum += change;
    changed ||= change !== 0;
  }
  return changed ? sum : null;
}

function changeOf(event: HareEvent, seat: number): number {
  const own = event.seat === seat;
  switch (event.kind) {
    case "took":
    case "kept":
      return own ? event.amount : 0;
    case "paid":
    case "given":
      return own ? -event.amount : 0;
    case "gave":
      return own ? -event.amount : event.to === seat ? event.amount : 0;
    default:
      return 0;
  }
}
