/** Answers that an export wrote as files: on a site without a server they are read where a page would ask one. */
import { own, site } from "./site";

let listed: Promise<Record<string, string>> | null = null;

function folder(): string {
  return own(`data/${site().build}/`);
}

async function read(): Promise<Record<string, string>> {
  const answer = await fetch(`${folder()}answers.json`);
  if (!answer.ok) throw new Error(`answers.json: ${answer.status}`);
  const said: unknown = await answer.json();
  return Object.fromEntries(
    Object.entries(said ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

function all(): Promise<Record<string, string>> {
  listed ??= read().catch((problem: unknown) => {
    listed = null;
    throw problem;
  });
  return listed;
}

/** The address of the file that answers a request; null if there is none. */
export async function standingFile(path: string): Promise<string | null> {
  const file = (await all())[withoutBuild(path)];
  return file === undefined ? null : folder() + file;
}

/** All of them, and the list itself. */
export async function standingFiles(): Promise<string[]> {
  return [`${folder()}answers.json`, ...Object.values(await all()).map((file) => folder() + file)];
}

/** A request as it is without the name of the build, which `lasting` adds at its end. */
export function withoutBuild(path: string): string {
  return path.replace(/[?&]build=[^&]*$/, "");
}
