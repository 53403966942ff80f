/** A connection to a table of this device, in the shape of a WebSocket: what sends and listens need not know which it is. */

/** The host closed the connection, or there is no such table. */
const NOT_THERE = 4403;

export class LocalLine {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  #say: (text: string) => void = () => undefined;
  #leave: () => void = () => undefined;

  constructor(table: string) {
    // What is needed to connect may not be there to load.
    this.#connect(table).catch(() => this.#end(NOT_THERE));
  }

  send(text: string): void {
    this.#say(text);
  }

  close(): void {
    this.#leave();
    this.#end(1000);
  }

  async #connect(table: string): Promise<void> {
    const { device } = await import("./device.svelte");
    if (this.readyState !== WebSocket.CONNECTING) return;
    const port = device.connect(table, {
      opened: (found) => {
        if (!found) return this.#end(NOT_THERE);
        if (this.readyState !== WebSocket.CONNECTING) return;
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
      },
      heard: (data) => this.onmessage?.({ data }),
      ended: (code) => this.#end(code),
    });
    this.#say = (text) => device.say(port, text);
    this.#leave = () => device.disconnect(port);
  }

  #end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
