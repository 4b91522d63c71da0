import { countedNetworks } from './client-subnet.js';
import { CountedOnce, viewerOf } from './counted-once.js';

/** Whoever sees or presses something. */
export interface Viewer {
  readonly actor?: { readonly id: string } | undefined;
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** Decides what counts, in the memory of this process: each viewer once in some minutes, and one network at most `most` times in them, whatever browsers
 *  and accounts it has. */
export class CountedFairly {
  readonly #once: CountedOnce;
  readonly #networks: CountedNetworks;

  constructor(fairness: Fairness) {
    this.#once = new CountedOnce(fairness);
    this.#networks = new CountedNetworks(fairness);
  }

  /** in     subject: what was done to what
   *  units  now: ISO-8601 UTC */
  isCounted(subject: string, viewer: Viewer, now: string): boolean {
    return (
      this.#once.isFirst(subject, viewerOf(viewer), now) && this.#networks.isCounted(subject, viewer.ip, now)
    );
  }
}

/** Counts each network at most `most` times in some minutes. A network leaves memory with its minutes, or as the oldest of too many. */
export class CountedNetworks {
  readonly #used = new Map<string, Used>();
  readonly #ms: number;
  readonly #most: number;
  readonly #maxKept: number;

  constructor({ minutes, most = 30, maxKept = 100_000 }: Fairness) {
    this.#ms = minutes * 60_000;
    this.#most = most;
    this.#maxKept = maxKept;
  }

  /** units  now: ISO-8601 UTC */
  isCounted(subject: string, ip: string | undefined, now: string): boolean {
    const at = Date.parse(now);
    return countedNetworks(ip ?? '').every(
      ({ network, times }) => this.#use(`${network} ${subject}`, at) <= this.#most * times,
    );
  }

  /** out  how often it was used in its minutes, this time included */
  #use(key: string, at: number): number {
    for (const [oldest, { until }] of this.#used) {
      if (until > at && this.#used.size < this.#maxKept) break;
      this.#used.delete(oldest);
    }
    const used = this.#used.get(key) ?? { count: 0, until: at + this.#ms };
    if (used.count === 0) this.#used.set(key, used);
    used.count += 1;
    return used.count;
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
