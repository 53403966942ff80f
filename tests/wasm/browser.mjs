/**
 * A worker that plays and searches at tables of a game, with its module as a page gets it. Of each table it answers
 * what Node does to `walk` and `trees`, or all at once what went wrong (`trouble`).
 */
import { DeviceFiles } from "../../web/src/lib/device/files";
import { Desk, searches, walk } from "./table.mjs";

async function hashOf(parts) {
  const hash = await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function answers({ game, tables, terms, tree }) {
  const files = new DeviceFiles("/");
  const loaded = await files.game(game);
  // Tables that share what is known of them do not follow each other, and the server answers only so often.
  const known = new Map([[null, null]]);
  let desk;
  const found = [];
  for (const { key, look, brief } of tables) {
    if (!known.has(brief.knowledge)) known.set(brief.knowledge, await files.knowledge(game, brief.knowledge));
    const knowledge = known.get(brief.knowledge);
    desk ??= new Desk(loaded, brief.rules, null, 3);
    desk.set(brief.rules, null);
    const heard = [];
    const steps = walk(desk, { key, look, ...terms }, (bytes) => heard.push(bytes.slice()));
    const left = Array.from({ length: brief.threads }, () => []);
    searches(desk, { brief, knowledge, ...tree }, (stream, bytes) => left[stream].push(bytes.slice()));
    found.push({ walk: { steps, hash: await hashOf(heard) }, trees: await Promise.all(left.map(hashOf)) });
  }
  return found;
}

self.onmessage = ({ data }) => {
  answers(data).then(
    (found) => self.postMessage({ found }),
    (problem) => self.postMessage({ trouble: String(problem) }),
  );
};
