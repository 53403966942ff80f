/** The memory of a module, laid out for a review: records one behind the other, and their fields as numbers. */
import { kernelOf } from "../device/machine";
import type { Kernel } from "../device/kernel";

const PAGE = 65_536;
const ALIGNED = 16;

export class Memory {
  readonly kernel: Kernel;
  #end: number;

  constructor(module: WebAssembly.Module) {
    this.kernel = kernelOf(module);
    this.#end = Number(this.kernel.__heap_base.value);
  }

  /** Room for a record, all zero; the address where it begins. */
  lay(size: number): number {
    const address = Math.ceil(this.#end / ALIGNED) * ALIGNED;
    this.#end = address + size;
    const missing = Math.ceil((this.#end - this.kernel.memory.buffer.byteLength) / PAGE);
    if (missing > 0) this.kernel.memory.grow(missing);
    return address;
  }

  put(address: number, bytes: Uint8Array, size: number): void {
    if (bytes.byteLength !== size) throw new Error("A record has the wrong size");
    new Uint8Array(this.kernel.memory.buffer).set(bytes, address);
  }

  /** The real number in a row that begins at an address. */
  real(address: number, row = 0): number {
    return this.#view.getFloat64(address + 8 * row, true);
  }

  setReal(address: number, row: number, value: number): void {
    this.#view.setFloat64(address + 8 * row, value, true);
  }

  /** So many real numbers from an address on. */
  reals(address: number, count: number): number[] {
    return Array.from({ length: count }, (_, row) => this.real(address, row));
  }

  small(address: number, row = 0): number {
    return this.#view.getInt32(address + 4 * row, true);
  }

  setSmall(address: number, row: number, value: number): void {
    this.#view.setInt32(address + 4 * row, value, true);
  }

  get #view(): DataView {
    return new DataView(this.kernel.memory.buffer);
  }
}
