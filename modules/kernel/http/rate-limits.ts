import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../decider/errors.js';
import { type CountedNetwork, countedCaller } from './client-subnet.js';
import type { Endpoint } from './contract.js';
import type { SignedRequest } from './route.js';

/** Limits the calls of one caller to this process. Members are counted by id, guests by their networks. Guests have as many reads as a member,
 *  because at a meet all may share one address. Their commands are counted for each route, and invalid calls
 * separately, so that one guest who sends junk does not lock others out of signing in. Attempts to guess (passwords,
 * codes) are counted in rows by identity.
 *  source  ADR 0015 */
export class RateLimits {
  readonly #members?: Limit;
  readonly #reads?: Limit;
  readonly #commands?: Limit;
  readonly #junk?: Limit;
  readonly #ofRoutes = new Map<Endpoint, Limit>();

  /** `max`: calls in five minutes; guests' commands a fifth of it. 0: no limit. */
  constructor(max: number) {
    if (!max) return;
    this.#members = within(5, max);
    this.#reads = within(5, max);
    this.#commands = within(5, Math.ceil(max / 5));
    this.#junk = within(5, Math.ceil(max / 5));
  }

  /** Count one call.
   *  out     the calls that are left, as the value of the header RateLimit; undefined where nothing is counted
   *  errors  TOO_MANY_CALLS (too-many) with retryAfter in seconds */
  async count(contract: Endpoint, request: SignedRequest): Promise<string | undefined> {
    if (!this.#members || contract.skipRateLimit) return undefined;
    const caller = countedCaller(request);
    const left = await this.#take(contract, request, caller);
    const own = this.#ofRoute(contract);
    if (own) await take(own, caller);
    return left && `"calls";r=${left.remainingPoints};t=${Math.ceil(left.msBeforeNext / 1000)}`;
  }

  #take(contract: Endpoint, request: SignedRequest, caller: Caller): Promise<RateLimiterRes | undefined> {
    if (request.actor) return take(this.#members, caller);
    if (contract.method === 'GET') return take(this.#reads, caller);
    if (!contract.upload && !contract.body.safeParse(request.body ?? {}).success)
      return take(this.#junk, caller);
    return take(this.#commands, caller, contract.path);
  }

  #ofRoute(contract: Endpoint): Limit | undefined {
    if (!contract.rateLimit) return undefined;
    const known = this.#ofRoutes.get(contract);
    if (known) return known;
    const fresh = within(contract.rateLimit.minutes, contract.rateLimit.calls);
    this.#ofRoutes.set(contract, fresh);
    return fresh;
  }
}

type Caller = readonly CountedNetwork[];
/** A limiter for each size of network. */
type Limit = (times: number) => RateLimiterMemory;

function within(minutes: number, points: number): Limit {
  const bySize = new Map<number, RateLimiterMemory>();
  return (times) => {
    const known = bySize.get(times);
    if (known) return known;
    const fresh = new RateLimiterMemory({ points: points * times, duration: minutes * 60 });
    bySize.set(times, fresh);
    return fresh;
  };
}

/** Count for the narrowest network first: a refused call does not count for the wider one.
 *  out  what is left for the narrowest */
async function take(limit: Limit | undefined, caller: Caller, of = ''): Promise<RateLimiterRes | undefined> {
  if (!limit) return undefined;
  try {
    const left: RateLimiterRes[] = [];
    for (const { network, times } of caller) left.push(await limit(times).consume(`${network} ${of}`));
    return left[0];
  } catch (over) {
    if (!(over instanceof RateLimiterRes)) throw over;
    const retryAfter = Math.max(1, Math.ceil(over.msBeforeNext / 1000));
    throw tooMany('TOO_MANY_CALLS', {
      message: 'That is a lot at once. Please wait a moment and try again.',
      retryAfter,
    });
  }
}
