/** What is on this device can be told by its name. Pure. */

const PREFIX = "local-";

export function isLocal(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Whether a request is about a table or a finished game of this device. */
export function isAboutLocal(path: string): boolean {
  return /^\/api\/(?:tables|games)\/local-/.test(path);
}

/** Questions about records and positions, which are answered from what is asked alone. */
const ASKED = /^\/api\/(?:replay|review-plan|reasons|trials|position(?:\/(?:line|step|why))?)$/;
const READ = /^\/api\/(?:games|bots|setting|rules|demo|puzzles(?:\/[\w-]+)?)(?:$|\?)/;

/** Whether a request needs nobody else: where there is no server, the device answers it itself. */
export function needsNobody(method: string, path: string): boolean {
  return method === "POST" ? ASKED.test(path) : method === "GET" && READ.test(path);
}
