/** The worker that holds this device's tables: it runs Python, keeps what changes, and answers the page. */
import { WholeShelf, type Change } from "./entries";
import { isNews, newsOf, type News } from "./news";
import { packAt } from "./pack";
import { start, type Host, type Services } from "./python";
import type { FromWorker, ToWorker } from "./talk";

/** A connection that failed in Python: the page comes back. */
const FAILED = 1011;

const thoughts = new Map<number, { done: (text: string) => void; failed: (problem: Error) => void }>();
let host: Promise<Host> | null = null;

function post(message: FromWorker): void {
  postMessage(message);
}

function servicesOf(shelf: WholeShelf, news: BroadcastChannel, folder: string): Services {
  const tell = (table: string, what: News["what"]) => news.postMessage({ table, what } satisfies News);
  return {
    async keep(table, change) {
      const kept = await shelf.keep(table, changeOf(change));
      if (kept) tell(table, "kept");
      return kept;
    },
    async read(table) {
      const found = await shelf.read(table);
      return found && JSON.stringify(found);
    },
    think(number, brief) {
      post({ type: "think", id: number, brief });
      return new Promise((done, failed) => thoughts.set(number, { done, failed }));
    },
    stop(number) {
      if (thoughts.delete(number)) post({ type: "stop", id: number });
    },
    async file(name) {
      const answer = await fetch(`${folder}knowledge/${name}`);
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return answer.arrayBuffer();
    },
    tell(table, summary) {
      // Lists are read again with the next change if this one cannot be kept.
      shelf.summarise(table, summary).then(() => tell(table, "listed"), console.warn);
    },
    say: (port, text) => post({ type: "say", port, text }),
    end: (port, code) => post({ type: "end", port, code }),
  };
}

function changeOf(text: string): Change {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the package's own host wrote it
  return JSON.parse(text);
}

async function begin({ root, version, threads }: Extract<ToWorker, { type: "start" }>): Promise<Host> {
  const { folder, sizes } = await packAt(root, version);
  const news = newsOf(root);
  const services = servicesOf(new WholeShelf(root), news, folder);
  const made = await start(folder, sizes, services, threads, (step, done, total) =>
    post({ type: "progress", step, done, total }),
  );
  news.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isNews(data)) return;
    if (data.what === "kept") made.refresh(data.table).catch(console.warn);
    else if (data.what === "gone") made.forget(data.table);
  };
  post({ type: "ready", folder });
  return made;
}

async function answer(host: Host, message: ToWorker): Promise<void> {
  switch (message.type) {
    case "start":
      break;
    case "request": {
      const said = await host.request(message.method, message.path, message.body);
      const end = said.indexOf("\n");
      post({ type: "answer", id: message.id, status: Number(said.slice(0, end)), text: said.slice(end + 1) });
      break;
    }
    case "open":
      post({ type: "opened", port: message.port, found: await host.open(message.port, message.table) });
      break;
    case "hear":
      await host.hear(message.port, message.text);
      break;
    case "close":
      host.close(message.port);
      break;
    case "thought":
      thoughts.get(message.id)?.done(message.text);
      thoughts.delete(message.id);
      break;
    case "no-thought":
      thoughts.get(message.id)?.failed(new Error(message.problem));
      thoughts.delete(message.id);
      break;
    case "knowledge": {
      const bytes = (await host.knowledge(message.game, message.key)).toJs();
      post({ type: "known", id: message.id, bytes: bytes instanceof Uint8Array ? new Uint8Array(bytes) : null });
      break;
    }
  }
}

/** Whoever asked is answered, whatever went wrong; after some troubles Python does nothing any more. */
function fail(message: ToWorker, problem: unknown): void {
  console.error(problem);
  if (isFatal(problem)) post({ type: "failed", problem: String(problem) });
  else if (message.type === "request") post({ type: "answer", id: message.id, status: 500, text: "" });
  else if (message.type === "open") post({ type: "opened", port: message.port, found: false });
  else if (message.type === "hear") post({ type: "end", port: message.port, code: FAILED });
  else if (message.type === "knowledge") post({ type: "known", id: message.id, bytes: null });
}

function isFatal(problem: unknown): boolean {
  return typeof problem === "object" && problem !== null && "pyodide_fatal_error" in problem;
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") {
    host = begin(data);
    host.catch((problem: unknown) => post({ type: "failed", problem: String(problem) }));
  } else host?.then((there) => answer(there, data)).catch((problem: unknown) => fail(data, problem));
};
