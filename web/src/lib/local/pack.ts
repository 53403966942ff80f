/** Where the pack is that belongs to a page. */

interface Listed {
  version: string;
  files: { url: string; bytes: number }[];
}

function isListed(value: unknown): value is Listed {
  return typeof value === "object" && value !== null && "version" in value && "files" in value;
}

/** The folder of the pack, and the length of each of its files where that is known.
 *
 * A page plays with its own pack, which a browser may have kept, and never with a newer one: where the list names
 * another (the site was written anew), the files of this one are asked for all the same. Without a `version` any pack
 * is taken.
 */
export async function packAt(
  root: string,
  version: string,
  fetcher: typeof fetch = fetch,
): Promise<{ folder: string; sizes: Map<string, number> }> {
  const answer = await fetcher(new URL("device/pack.json", root)).catch(() => null);
  const said: unknown = answer?.ok ? await answer.json() : null;
  const listed = isListed(said) && said.version === (version || said.version) ? said : null;
  const known = listed?.version ?? version;
  if (!known) throw new Error("there is no pack");
  const files = listed?.files ?? [];
  return {
    folder: new URL(`device/${known}/`, root).href,
    sizes: new Map(files.map(({ url, bytes }) => [url.slice(url.lastIndexOf("/") + 1), bytes])),
  };
}
