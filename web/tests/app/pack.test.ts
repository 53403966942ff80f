import { describe, expect, test } from "vitest";
import { fetchChecked, HASH, hexOf, readList, share, sha256, WrongFile, type PackFile } from "../../src/lib/app/pack";

const CONTENT = new TextEncoder().encode("What the device needs.");

async function file(): Promise<PackFile> {
  return { url: "device/1/a.bin", bytes: CONTENT.length, sent: 10, sha256: await sha256(CONTENT) };
}

async function fetched(
  body: Uint8Array<ArrayBuffer> | null,
  status = 200,
): Promise<{ answer: Response; arrived: number }> {
  let arrived = 0;
  const fetcher = () =>
    Promise.resolve(new Response(body, { status, headers: { "content-type": "application/wasm" } }));
  const how = { signal: new AbortController().signal, arrived: (bytes: number) => (arrived += bytes), fetcher };
  return { answer: await fetchChecked("https://games.example/device/1/a.bin", await file(), how), arrived };
}

describe("a file of the pack", () => {
  test("is kept as it was sent, with its hash", async () => {
    const { answer, arrived } = await fetched(CONTENT);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(CONTENT);
    expect(answer.headers.get("content-type")).toBe("application/wasm");
    expect(answer.headers.get(HASH)).toBe((await file()).sha256);
    expect(arrived).toBe(CONTENT.length);
  });

  test("that was cut short, goes on too long or is damaged is refused", async () => {
    const damaged = CONTENT.slice();
    damaged[3] = 0;
    const longer = new Uint8Array(CONTENT.length + 1);
    for (const body of [CONTENT.slice(0, 5), longer, damaged]) await expect(fetched(body)).rejects.toThrow(WrongFile);
  });

  test("that the browser's own cache has wrong is fetched anew", async () => {
    const ways: (RequestCache | undefined)[] = [];
    const fetcher = (_address: unknown, { cache }: RequestInit = {}) => {
      ways.push(cache);
      return Promise.resolve(new Response(cache === "reload" ? CONTENT : CONTENT.slice(1)));
    };
    const how = { signal: new AbortController().signal, arrived: () => undefined, fetcher };
    const answer = await fetchChecked("https://games.example/device/1/a.bin", await file(), how);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(CONTENT);
    expect(ways).toEqual(["default", "reload"]);
  });

  test("that is not there is refused", async () => {
    await expect(fetched(CONTENT, 404)).rejects.toThrow(WrongFile);
  });
});

test("a list is read only if every file in it can be checked", async () => {
  const one = await file();
  expect(readList({ version: "1", files: [one] })).toEqual({ version: "1", files: [one] });
  for (const wrong of [null, {}, { version: "1" }, { version: "1", files: [{ ...one, sha256: 7 }] }])
    expect(readList(wrong)).toBeNull();
});

test("the hash that browsers check is the same in hexadecimal digits", async () => {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", CONTENT));
  expect(hexOf(`sha256-${btoa(String.fromCharCode(...hash))}`)).toBe(await sha256(CONTENT));
});

test("progress counts what travels", () => {
  const files = [1, 2, 3].map((sent) => ({ url: `${sent}`, bytes: 100, sent, sha256: "" }));
  expect(share(files, ({ sent }) => sent > 1)).toEqual({ done: 5, total: 6 });
});
