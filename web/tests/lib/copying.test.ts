import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "../../src/lib/copying";

/** A page without a clipboard, whose browser copies what is selected, or does not. */
function page(copies: () => boolean) {
  const field = { value: "", style: {}, readOnly: false, select: vi.fn(), remove: vi.fn() };
  vi.stubGlobal("document", { createElement: () => field, execCommand: copies });
  const near = { append: vi.fn() };
  return { field, near: near as unknown as HTMLElement };
}

afterEach(() => vi.unstubAllGlobals());

it("uses the clipboard where there is one", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("a link", page(() => false).near)).toBe(true);
  expect(writeText).toHaveBeenCalledWith("a link");
});

it.each([
  ["there is none", {}],
  ["it is forbidden", { clipboard: { writeText: () => Promise.reject(new Error("no")) } }],
])("selects the text where %s", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  const { field, near } = page(() => true);
  expect(await copyText("a link", near)).toBe(true);
  expect(field.value).toBe("a link");
  expect(field.select).toHaveBeenCalled();
  expect(field.remove).toHaveBeenCalled();
});

it("does not say that it worked where nothing did", async () => {
  vi.stubGlobal("navigator", {});
  expect(await copyText("a link", page(() => false).near)).toBe(false);
  const fails = () => {
    throw new Error("not here");
  };
  expect(await copyText("a link", page(fails).near)).toBe(false);
});
