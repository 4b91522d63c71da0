import { Breaker } from './breaker.js';

interface Options {
  /** Resolves when the other side responds. */
  probe(): Promise<unknown>;
  onAway(cause: unknown): void;
  /** in  the milliseconds that it was away, and how many failures were recorded in that time */
  onBack(milliseconds: number, failures: number): void;
  /** The wait between two probes. */
  pause(): Promise<unknown>;
  /** Milliseconds. */
  now(): number;
}

/** Reports an outage of another system: once when it begins and once when it ends, with the number of failures
 *  between. It ends when the system responds and nobody has recorded a failure for two seconds. */
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

  /** Record a failure because the other side is away. */
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
