import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServerTrouble } from "../../src/lib/api/client";
import { TableSocket, type Connection } from "../../src/lib/api/socket";
import type { FromServer } from "../../src/lib/api/schema";

/** A connection whose other end is the test. */
class Wire extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: Wire[] = [];
  readyState = Wire.CONNECTING;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    super();
    Wire.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.break(1000);
  }

  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
    this.hear({ type: "sync" });
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code: number): void {
    this.readyState = Wire.CLOSED;
    this.onclose?.({ code });
  }
}

describe("the socket of a table", () => {
  let states: Connection[];
  let heard: FromServer["type"][];
  let turnedAway: number;
  let socket: TableSocket;
  const last = () => Wire.made.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(1);
    const page = new EventTarget();
    Wire.made = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("location", { protocol: "https:", host: "festina.example" });
    vi.stubGlobal("document", Object.assign(page, { visibilityState: "visible" }));
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    [states, heard, turnedAway] = [[], [], 0];
    socket = new TableSocket("k3v9m2p7qd", {
      message: ({ type }) => heard.push(type),
      connection: (state) => states.push(state),
      turnedAway: () => turnedAway++,
      version: () => 17,
    });
  });

  afterEach(() => {
    socket.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("says hello with the last version", () => {
    expect(last().address).toBe("wss://festina.example/api/tables/k3v9m2p7qd/socket");
    last().open();
    expect(JSON.parse(last().sent[0]!)).toEqual({ type: "hello", protocol: 1, version: 17 });
    expect(states).toEqual(["open"]);
  });

  it("is back within two seconds of a rolling restart, and not before the server asked", () => {
    last().open();
    vi.advanceTimersByTime(30_000);
    last().hear({ type: "bye", reason: "restart", retry_ms: 1000 });
    vi.advanceTimersByTime(50);
    last().break(1012);
    vi.advanceTimersByTime(940);
    expect(Wire.made).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(Wire.made).toHaveLength(2);
    // The process that takes over needs a moment.
    last().break(1006);
    vi.advanceTimersByTime(310);
    expect(Wire.made).toHaveLength(3);
    last().open();
    expect(states).toEqual(["open", "lost", "lost", "open"]);
  });

  it("asks a server that refuses it (429) ever more seldom", () => {
    const attempts: number[] = [];
    const begin = Date.now();
    while (Date.now() - begin < 60_000) {
      const before = Wire.made.length;
      last().break(1006);
      while (Wire.made.length === before) vi.advanceTimersByTime(10);
      attempts.push(Date.now() - begin);
    }
    expect(attempts.filter((at) => at <= 10_000).length).toBeLessThanOrEqual(7);
    expect(attempts.length).toBeLessThanOrEqual(12);
    expect(turnedAway).toBe(attempts.length);
  });

  it("tells a connection that broke from one that was refused", () => {
    last().open();
    last().break(1006);
    expect(turnedAway).toBe(0);
    vi.advanceTimersByTime(1000);
    last().break(1006);
    expect(turnedAway).toBe(1);
  });

  it("tells when this device may not look any more", () => {
    last().open();
    last().break(4403);
    expect(turnedAway).toBe(1);
  });

  it("sends again what was not acknowledged, with the same id", async () => {
    last().open();
    const done = socket.send({ type: "wake", seat: 0 });
    const text = last().sent[1]!;
    last().break(1006);
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent[1]).toBe(text);
    last().hear({ type: "ack", id: (JSON.parse(text) as { id: string }).id, version: 18, repeated: true });
    await expect(done).resolves.toBeUndefined();
  });

  it("hands the server's words on when a command is refused", async () => {
    last().open();
    const done = socket.send({ type: "chat", text: "Hello" });
    const { id } = JSON.parse(last().sent[1]!) as { id: string };
    const error = { code: "too_fast", key: "server-too-fast", params: {}, text: "Too fast.", reasons: [] };
    last().hear({ type: "refused", id, version: 17, error });
    await expect(done).rejects.toThrow(ServerTrouble);
    await expect(done).rejects.toThrow("Too fast.");
  });
});
