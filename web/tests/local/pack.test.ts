import { expect, test } from "vitest";
import { packAt } from "../../src/lib/local/pack";

const ROOT = "https://a.example/races/";
const listing = (version: string) => () =>
  Promise.resolve(
    new Response(JSON.stringify({ version, files: [{ url: `device/${version}/python.wasm`, bytes: 7 }] })),
  );
const nobody = () => Promise.reject(new TypeError("no network"));

test("a page plays with its own pack", async () => {
  const { folder, sizes } = await packAt(ROOT, "p1", listing("p1"));
  expect(folder).toBe(`${ROOT}device/p1/`);
  expect(sizes.get("python.wasm")).toBe(7);
});

test("never with that of a newer page, whose lengths say nothing of its own", async () => {
  const { folder, sizes } = await packAt(ROOT, "p1", listing("p2"));
  expect(folder).toBe(`${ROOT}device/p1/`);
  expect(sizes.size).toBe(0);
});

test("without a list what is kept may do; without a version the list says which", async () => {
  expect((await packAt(ROOT, "p1", nobody)).folder).toBe(`${ROOT}device/p1/`);
  expect((await packAt(ROOT, "", listing("p2"))).folder).toBe(`${ROOT}device/p2/`);
  await expect(packAt(ROOT, "", nobody)).rejects.toThrow("there is no pack");
});
