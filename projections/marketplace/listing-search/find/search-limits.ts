import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { limitConcurrency } from '../../../../modules/kernel/async/limit-concurrency.js';
import { tooMany, unavailable } from '../../../../modules/kernel/decider/errors.js';
import type { CountedNetwork } from '../../../../modules/kernel/http/client-subnet.js';

/** Keeps searches from piling up: a few run at once, the others wait a short while. The database time of one
 *  caller's searches in a minute is limited too.
 *  source  ADR 0030 */
export class SearchLimits {
  readonly #inTurn = limitConcurrency(atOnce, { longest: 32, patience: 2_000, full: tooBusy });
  readonly #spent: RateLimiterMemory;

  /** `share`: milliseconds of database time that a caller may use in a minute. */
  constructor(private readonly share = 20_000) {
    this.#spent = new RateLimiterMemory({ points: share, duration: 60 });
  }

  /** Run a search of a caller.
   *  errors  TOO_MANY_CALLS (too-many) for a caller who has spent the share; TOO_BUSY (unavailable) after two
   * seconds in the queue; retryAfter in seconds */
  async run<Result>(caller: readonly CountedNetwork[], search: () => Promise<Result>): Promise<Result> {
    for (const { network, times } of caller) {
      const spent = await this.#spent.get(network);
      if (spent && spent.consumedPoints >= this.share * times) throw tooCostly(spent);
    }
    return this.#inTurn(async () => {
      const begun = performance.now();
      try {
        return await search();
      } finally {
        const taken = Math.ceil(performance.now() - begun);
        for (const { network } of caller) await this.#spent.penalty(network, taken);
      }
    });
  }
}

const atOnce = 4;

const tooBusy = () =>
  unavailable('TOO_BUSY', {
    message: 'Very many people are searching right now. Please try again in a moment.',
    retryAfter: 2,
  });

const tooCostly = ({ msBeforeNext }: RateLimiterRes) =>
  tooMany('TOO_MANY_CALLS', {
    message: 'Your searches are taking too long. Please wait a moment and try again.',
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
  });
