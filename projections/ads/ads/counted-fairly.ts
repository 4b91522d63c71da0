import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type CountedNetwork, countedCaller } from '../../../modules/kernel/http/client-subnet.js';
import { CountedOnce, viewerOf } from '../../../modules/kernel/http/counted-once.js';

/** Whoever sees or presses an ad. */
export interface AdViewer {
  readonly actor?: { readonly id: string } | undefined;
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** Decides what counts, in the memory of this process: each viewer once in ten minutes, and one address at most `most` times, whatever browsers it
 *  says that it has.
 *  source  modules/ads/README.md, Counts */
export class CountedFairly {
  readonly #once = new CountedOnce();
  readonly #addresses: (times: number) => RateLimiterMemory;

  constructor(most = 30) {
    const own = new RateLimiterMemory({ points: most, duration: 600 });
    const site = new RateLimiterMemory({ points: most * 8, duration: 600 });
    this.#addresses = (times) => (times === 1 ? own : site);
  }

  /** in     subject: what was done to which ad
   *  units  now: ISO-8601 UTC */
  async isCounted(subject: string, viewer: AdViewer, now: string): Promise<boolean> {
    if (!this.#once.isFirst(subject, viewerOf(viewer), now)) return false;
    for (const network of countedCaller({ ip: viewer.ip }))
      if (!(await this.#isBelow(subject, network))) return false;
    return true;
  }

  async #isBelow(subject: string, { network, times }: CountedNetwork): Promise<boolean> {
    return this.#addresses(times)
      .consume(`${network} ${subject}`)
      .then(
        () => true,
        () => false,
      );
  }
}
