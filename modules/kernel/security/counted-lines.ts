import { FloodGate, type Folded } from './flood-gate.rules.js';

/** Lines of which a flood is written as a count: when its minute is over, with the next line or without one.
 *  source  ADR 0127 */
export class CountedLines<Kind extends string> {
  readonly #gate = new FloodGate<Kind>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly writeCount: (folded: Folded<Kind>) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether to write one more line; otherwise it is counted. */
  admits(kind: Kind, network: string, memberId?: string): boolean {
    const now = this.now();
    this.#writeDue(now);
    if (this.#gate.admit(kind, network, memberId, now)) return true;
    this.#timer ??= this.#later();
    return false;
  }

  /** Write what was counted and is not written yet. */
  close(): void {
    clearTimeout(this.#timer);
    this.#writeDue(Number.POSITIVE_INFINITY);
  }

  #later(): NodeJS.Timeout | undefined {
    const due = this.#gate.nextDue;
    if (due === undefined) return undefined;
    const wait = Math.max(0, due - this.now()) + 1;
    return setTimeout(() => {
      this.#writeDue(this.now());
      this.#timer = this.#later();
    }, wait).unref();
  }

  #writeDue(now: number): void {
    for (const folded of this.#gate.due(now)) this.writeCount(folded);
  }
}
