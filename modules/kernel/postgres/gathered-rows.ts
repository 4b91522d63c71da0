/** Rows that gather in memory and are written once a second in one statement: what counts them waits for no database, and a process that crashes loses a second
 *  at most. What could not be written waits for the next second. Once there are too many rows, new ones are dropped.
 *  source  ADR 0104 */
export class GatheredRows<Row> {
  /** Not written yet. */
  readonly #rows = new Map<string, Row>();
  readonly #timer = setInterval(() => void this.write(), everyMs).unref(); // outside of any call, whose end would cut off the statement
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly how: Gathering<Row>) {}

  add(row: Row): void {
    const key = this.how.keyOf(row);
    const known = this.#rows.get(key);
    if (known !== undefined) this.#rows.set(key, this.how.sumOf(known, row));
    else if (this.#rows.size < (this.how.most ?? usualMost)) this.#rows.set(key, row);
  }

  /** What has gathered since the last write. */
  waiting(): readonly Row[] {
    return [...this.#rows.values()];
  }

  /** Write what has gathered. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Write what has gathered for the last time. */
  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.write();
  }

  async #write(): Promise<void> {
    const rows = this.waiting();
    if (!rows.length) return;
    this.#rows.clear();
    try {
      await this.how.write(rows);
    } catch (error) {
      for (const row of rows) this.add(row);
      this.how.failed(error);
    }
  }
}

export interface Gathering<Row> {
  keyOf(row: Row): string;
  /** Two rows of one key. */
  sumOf(one: Row, other: Row): Row;
  /** in  rows: each key once */
  write(rows: readonly Row[]): Promise<void>;
  failed(error: unknown): void;
  readonly most?: number;
}

const everyMs = 1_000;
const usualMost = 100_000;
