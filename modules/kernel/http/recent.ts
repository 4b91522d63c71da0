/** Entries of some time, in bounded memory: in two halves, of which the older is dropped as a whole, once a new half is full or as old as that. So an entry is
 *  there for at least the time, unless there are too many. */
export class Recent<Kept> {
  #young = new Map<number, Kept>();
  #old = new Map<number, Kept>();
  #since = 0;

  constructor(
    private readonly ms: number,
    private readonly most: number,
  ) {}

  get(key: number): Kept | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  /** units  at: milliseconds since 1970 */
  set(key: number, kept: Kept, at: number): void {
    if (at - this.#since >= this.ms || this.#young.size >= this.most / 2) {
      this.#old = at - this.#since < 2 * this.ms ? this.#young : new Map();
      this.#young = new Map();
      this.#since = at;
    }
    this.#young.set(key, kept);
  }
}
