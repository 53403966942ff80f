import { afterEach, expect, test, vi } from "vitest";
import { LocalLine } from "../../src/lib/local/line";

vi.mock("../../src/lib/local/device.svelte", () => {
  throw new Error("the part of the page that holds tables cannot be loaded");
});

afterEach(() => void vi.unstubAllGlobals());

test("a line whose device cannot be loaded ends, and does not connect for ever", async () => {
  vi.stubGlobal("WebSocket", { CONNECTING: 0, CLOSED: 3 });
  const line = new LocalLine("local-a");
  const code = await new Promise((done) => (line.onclose = (event) => done(event.code)));
  expect(code).toBe(4403);
  expect(line.readyState).toBe(3);
});
