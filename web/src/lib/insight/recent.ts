/** A memory that forgets: of so many things at most, those that were used last. */
export class Recent<Value> {
  readonly #kept = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const found = this.#kept.get(key);
    if (found !== undefined) this.set(key, found); // it was used now
    return found;
  }

  set(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most) break;
      this.#kept.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }
}
