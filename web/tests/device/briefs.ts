import type { Brief } from "../../src/lib/api/schema";
import type { Order } from "../../src/lib/device/stream";

/** The smallest module there is. */
export const EMPTY = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));

export function aBrief(own: Partial<Brief> = {}): Brief {
  return {
    game: "race",
    seat: 0,
    players: 2,
    rules: "",
    world: "",
    actions: [{ code: 1, text: "go" }],
    knowledge: null,
    key: "1",
    learned: false,
    places: false,
    sims: 100,
    ms: 0,
    threads: 1,
    ...own,
  };
}

export function anOrder(own: Partial<Order> = {}): Order {
  const usual = { name: "race", module: EMPTY, brief: aBrief(), stream: 0, knowledge: null, sims: 100, ms: 0 };
  return { ...usual, weights: new Uint8Array(), ...own };
}
