/** The log by tricks: how far everybody's pawn went in each, what each round brought. Pure but for the words. */
import { t } from "../../lib/i18n/i18n.svelte";
import type { LogLine, Share, Summary, Turn } from "../../lib/table/log";
import { isWhyFirstEvent, type WhyFirstEvent } from "./types";

type Sort = "deal" | "trick" | "score";

interface Group {
  sort: Sort | null;
  undone: boolean;
  lines: LogLine[];
  events: WhyFirstEvent[];
}

/** Who plays what is a trick's, also while it is still being chosen; who begins, the end and talk are nobody's. */
function sortOf(event: WhyFirstEvent | null): Sort | null {
  switch (event?.kind) {
    case "round":
    case "hand":
    case "dealt":
      return "deal";
    case "chose":
    case "trick":
    case "revealed":
    case "moved":
      return "trick";
    case "round-over":
    case "scored":
      return "score";
    default:
      return null;
  }
}

/** Whether an event begins the next group of its sort. */
function begins(event: WhyFirstEvent | null, group: Group): boolean {
  const has = (kind: WhyFirstEvent["kind"]) => group.events.some((one) => one.kind === kind);
  if (event?.kind === "trick" || event?.kind === "chose") return has("trick");
  return event?.kind === "round" || event?.kind === "round-over";
}

/** The log by tricks; what is dealt and scored stands between them. */
export function turnsOf(log: readonly LogLine[]): Turn[] {
  const groups: Group[] = [];
  for (const line of log) {
    const event = line.event && isWhyFirstEvent(line.event) ? line.event : null;
    const [sort, undone, last] = [sortOf(event), line.undone ?? false, groups.at(-1)];
    let group = last;
    if (!group || sort === null || group.sort !== sort || group.undone !== undone || begins(event, group)) {
      group = { sort, undone, lines: [], events: [] };
      groups.push(group);
    }
    group.lines.push(line);
    if (event) group.events.push(event);
  }
  return groups.map((group) => ({ seat: null, number: null, lines: group.lines, summary: summary(group) }));
}

function summary({ events }: Group): Summary | null {
  for (const event of events) {
    if (event.kind === "round") return told(t("web-whyfirst-log-round", { round: event.round }), []);
    if (event.kind === "trick") {
      const { round, trick } = event;
      return told(t("web-whyfirst-log-trick", { round, trick }), ways(events));
    }
    if (event.kind === "round-over") {
      const shares = scores(events);
      const key = shares.length ? "web-whyfirst-log-scores" : "web-whyfirst-log-no-score";
      return told(t(key, { round: event.round }), shares);
    }
  }
  return null;
}

function told(what: string, shares: readonly Share[]): Summary {
  return { what, drawn: [], sum: null, shares };
}

/** From where to where each pawn went, in the order in which they moved; in the tactical variant by several cards. */
function ways(events: readonly WhyFirstEvent[]): Share[] {
  const way = new Map<number, [number, number]>();
  for (const event of events) {
    if (event.kind === "moved") way.set(event.seat, [way.get(event.seat)?.[0] ?? event.origin, event.space]);
  }
  return [...way].map(([seat, [origin, space]]) => {
    return { seat, what: origin === space ? signed(space) : [signed(origin), signed(space)], sum: null };
  });
}

function scores(events: readonly WhyFirstEvent[]): Share[] {
  return events.flatMap((event) =>
    event.kind === "scored" ? [{ seat: event.seat, what: "", sum: event.points }] : [],
  );
}

/** A space as the course prints it. */
function signed(space: number): string {
  return space < 0 ? `−${-space}` : String(space);
}
