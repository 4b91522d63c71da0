import { type CountedNetwork, countedNetworks } from './client-subnet.js';
import { CountedOnce, viewerOf } from './counted-once.js';

/** Whoever sees or presses something. */
export interface Viewer {
  readonly actor?: { readonly id: string } | undefined;
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** Decides what counts, in the memory of this process: each viewer once in some minutes, and one network at most `most` times in them, whatever browsers
 *  and accounts it has. A network leaves memory with its minutes, or as the oldest of too many. */
export class CountedFairly {
  readonly #once: CountedOnce;
  readonly #networks = new Map<string, Used>();
  readonly #ms: number;
  readonly #most: number;
  readonly #maxKept: number;

  constructor({ minutes, most = 30, maxKept = 100_000 }: Fairness) {
    this.#once = new CountedOnce({ minutes, maxKept });
    this.#ms = minutes * 60_000;
    this.#most = most;
    this.#maxKept = maxKept;
  }

  /** in     subject: what was done to what
   *  units  now: ISO-8601 UTC */
  isCounted(subject: string, viewer: Viewer, now: string): boolean {
    if (!this.#once.isFirst(subject, viewerOf(viewer), now)) return false;
    const at = Date.parse(now);
    return countedNetworks(viewer.ip ?? '').every((network) => this.#isBelow(subject, network, at));
  }

  #isBelow(subject: string, { network, times }: CountedNetwork, at: number): boolean {
    for (const [key, { until }] of this.#networks) {
      if (until > at && this.#networks.size < this.#maxKept) break;
      this.#networks.delete(key); // the oldest come first
    }
    const key = `${network} ${subject}`;
    const used = this.#networks.get(key);
    if (!used) this.#networks.set(key, { count: 1, until: at + this.#ms });
    else used.count += 1;
    return (used?.count ?? 1) <= this.#most * times;
  }
}

export interface Fairness {
  readonly minutes: number;
  /** From one network, for each subject. */
  readonly most?: number;
  /** Viewers, and networks, in memory. */
  readonly maxKept?: number;
}

interface Used {
  count: number;
  readonly until: number;
}
