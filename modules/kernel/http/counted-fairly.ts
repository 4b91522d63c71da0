import { randomInt } from 'node:crypto';
import { countedNetworks } from './client-subnet.js';
import { CountedOnce, viewerOf } from './counted-once.js';
import { Recent } from './recent.js';
import { type Seed, seededHash } from './seeded-hash.js';

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
    return this.countedAmong([subject], viewer, now).length > 0;
  }

  /** Those of several subjects that count. */
  countedAmong(subjects: readonly string[], viewer: Viewer, now: string): readonly string[] {
    const first = this.#once.firstAmong(subjects, viewerOf(viewer), now);
    return first.length ? this.#networks.countedAmong(first, viewer.ip, now) : first;
  }
}

/** Counts each network at most `most` times in some minutes. A network leaves memory with its minutes, or as the oldest of too many. */
export class CountedNetworks {
  readonly #seed: Seed = [randomInt(2 ** 32), randomInt(2 ** 32)];
  readonly #used: Recent<Used>;
  readonly #ms: number;
  readonly #most: number;

  constructor({ minutes, most = 30, maxKept = 100_000 }: Fairness) {
    this.#ms = minutes * 60_000;
    this.#most = most;
    this.#used = new Recent(this.#ms, maxKept);
  }

  /** Those of several subjects that still count.
   *  units  now: ISO-8601 UTC */
  countedAmong(subjects: readonly string[], ip: string | undefined, now: string): readonly string[] {
    const at = Date.parse(now);
    const networks = countedNetworks(ip ?? '').map(({ network, times }) => {
      const number = seededHash(network, this.#seed);
      return { seed: [number | 0, (number / 2 ** 32) | 0] as const, most: this.#most * times };
    });
    return subjects.filter((subject) =>
      networks.every(({ seed, most }) => this.#use(seededHash(subject, seed), at) <= most),
    );
  }

  /** out  how often it was used in its minutes, this time included */
  #use(key: number, at: number): number {
    const used = this.#used.get(key);
    if (used && used.until > at) {
      used.count += 1;
      return used.count;
    }
    this.#used.set(key, { count: 1, until: at + this.#ms }, at);
    return 1;
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
