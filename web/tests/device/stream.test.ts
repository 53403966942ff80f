import { describe, expect, it } from "vitest";
import { factsOf } from "../../src/lib/device/machine";
import { search, type Searching } from "../../src/lib/device/stream";
import { EMPTY, anOrder } from "./briefs";

class FakeMachine implements Searching {
  readonly runs: [number, number][] = [];
  begun = 0;

  begin(): void {
    this.begun += 1;
  }

  run(from: number, to: number): void {
    this.runs.push([from, to]);
  }

  gather(): Uint8Array<ArrayBuffer> {
    return Uint8Array.of(this.runs.length);
  }
}

describe("one search", () => {
  it("runs exactly the simulations that it is asked for", () => {
    const machine = new FakeMachine();
    expect(search(machine, anOrder({ sims: 150 }))).toEqual(Uint8Array.of(3));
    expect(machine.runs).toEqual([
      [0, 64],
      [64, 128],
      [128, 150],
    ]);
    expect(machine.begun).toBe(1);
  });

  it("stops when its time is over, whatever else it is asked for", () => {
    const machine = new FakeMachine();
    let clock = 0;
    const now = () => (clock += 10);
    search(machine, anOrder({ sims: 1_000_000, ms: 100 }), undefined, now);
    expect(machine.runs.length).toBeGreaterThan(0);
    expect(machine.runs.length).toBeLessThan(10);
  });

  it("tells now and then how far it is", () => {
    const heard: number[] = [];
    let clock = 0;
    const now = () => (clock += 30);
    search(new FakeMachine(), anOrder({ sims: 640 }), (done) => heard.push(done), now);
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.every((done, at) => done > (heard[at - 1] ?? 0))).toBe(true);
  });
});

describe("a module", () => {
  it("that is not one of ours is refused", () => {
    expect(() => factsOf(EMPTY)).toThrow();
  });
});
