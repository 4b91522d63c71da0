import { tooMany } from '../kernel/decider/errors.js';
import { plusDays } from '../kernel/decider/time.js';
import { type CountedAction, type LimitByAge, type Step, tooManyOf } from '../limits/limits.rules.js';

/** The counted actions of a member in 24 hours.
 *  source  README, Limits */
export const listingLimits = {
  hold: {
    name: 'hold',
    perDay: [10, 10, 10],
    needsVerifiedEmail: true,
    refusal: ({ limit, retryAfter, lasting }) =>
      tooMany('TOO_MANY_HOLDS', {
        retryAfter,
        message: `You may hold ${limit} listings a day. You can hold the next one in ${lasting}.`,
      }),
  },
  publish: {
    name: 'publish',
    perDay: [10, 50, 200],
    needsVerifiedEmail: true,
    refusal: ({ limit, retryAfter, lasting, rises }) =>
      tooMany('TOO_MANY_LISTINGS', {
        retryAfter,
        message: `You may publish ${limit} listings a day. You can publish the next one in ${lasting}; it stays a draft until then.${rises}`,
      }),
  },
  draft: {
    name: 'draft',
    perDay: [1_000, 2_000, 5_000],
    needsVerifiedEmail: false,
    refusal: ({ limit, retryAfter, lasting, rises }) =>
      tooMany('TOO_MANY_DRAFTS', {
        retryAfter,
        message: `You may start ${limit} listings a day. You can start the next one in ${lasting}.${rises}`,
      }),
  },
  photo: {
    name: 'photo',
    perDay: [300, 1_000, 3_000],
    needsVerifiedEmail: false,
    refusal: ({ limit, retryAfter, lasting, rises }) =>
      tooMany('TOO_MANY_LISTING_PHOTOS', {
        retryAfter,
        message: `You may add ${limit} photos to listings a day. You can add the next one in ${lasting}.${rises}`,
      }),
  },
} as const satisfies Readonly<Record<string, CountedAction>>;

/** The maximum number of holds open at once. */
export const openHolds: LimitByAge = [3, 5, 5];

/** Refuse a hold beyond the limit of holds open at once.
 *  in      ends: ends of the open holds, ISO-8601 UTC; null while unknown
 *  errors  TOO_MANY_OPEN_HOLDS (too-many), with the number and when the next one ends */
export function checkOpenHolds(ends: readonly (string | null)[], step: Step, now: string): void {
  if (ends.length < openHolds[step]) return;
  const [next = plusDays(now, 3)] = ends.flatMap((end) => end ?? []).sort();
  const { limit, retryAfter, lasting, rises } = tooManyOf(openHolds, step, { now, until: next });
  throw tooMany('TOO_MANY_OPEN_HOLDS', {
    retryAfter,
    message: `You are holding ${limit} listings, the most you may hold at once. The next hold ends in ${lasting}, or you can release one.${rises}`,
  });
}
