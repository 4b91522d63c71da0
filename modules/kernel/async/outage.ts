import { Breaker } from './breaker.js';

interface Options {
  /** Resolves when the other side answers. */
  probe(): Promise<unknown>;
  onAway(cause: unknown): void;
  /** in  the milliseconds that it was away, and how many failures were noted in them */
  onBack(milliseconds: number, failures: number): void;
  /** The wait between two probes. */
  pause(): Promise<unknown>;
  /** Milliseconds. */
  now(): number;
}

/** Tells of another side that is away: once when it goes, once when it is back, and counts the failures between, however many callers have them. It is back when it
 *  answers, and nobody noted a failure for two seconds. */
export class Outage {
  #failures = 0;
  #lastAt = 0;
  readonly #breaker: Breaker;

  constructor(private readonly options: Options) {
    const { probe, onAway, onBack, pause, now } = options;
    this.#breaker = new Breaker({
      probe: async () => {
        await pause();
        await probe();
        if (now() - this.#lastAt < quiet) throw this.#breaker.away?.cause;
      },
      onAway,
      kindOf: () => undefined,
      onBack: (milliseconds) => {
        onBack(milliseconds, this.#failures);
        this.#failures = 0;
      },
      pause: async () => undefined,
      now,
    });
  }

  /** Note that somebody failed because the other side is away. */
  note(cause: unknown): void {
    const now = this.options.now();
    this.#failures += 1;
    this.#lastAt = now;
    if (!this.#breaker.away) this.#breaker.trip(cause, now);
  }

  stop(): void {
    this.#breaker.stop();
  }
}

/** Milliseconds. */
const quiet = 2_000;
