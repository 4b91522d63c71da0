import { type DomainError, tooMany } from '../kernel/decider/errors.js';
import { plusDays } from '../kernel/decider/time.js';

/** What is counted of a member for 24 hours. */
export type CountedAct = 'hold' | 'publish' | 'draft' | 'photo';

export interface Limits extends Readonly<Record<CountedAct, number>> {
  readonly openHolds: number;
}

/** What others said of deals with a member: each of them counts once, by their last word. */
export interface Ratings {
  readonly good: number;
  readonly bad: number;
}

/** How much a member may do: more as the account grows older, and one step more once three members praised a deal and nobody complained.
 *  source  README, Limits */
export function limitsOf(joinedAt: string, now: string, { good, bad }: Ratings): Limits {
  const ofAge = now < plusDays(joinedAt, 30) ? 0 : now < plusDays(joinedAt, 180) ? 1 : 2;
  const isPraised = good >= 3 && bad === 0;
  return steps[ofAge + (isPraised ? 1 : 0)] ?? most;
}

const most: Limits = { openHolds: 5, hold: 10, publish: 200, draft: 5_000, photo: 3_000 };
const steps: readonly Limits[] = [
  { openHolds: 3, hold: 10, publish: 10, draft: 1_000, photo: 300 },
  { openHolds: 5, hold: 10, publish: 50, draft: 2_000, photo: 1_000 },
  most,
];

/** Refuse one more act of a kind than the limit of 24 hours.
 *  in      times: of those that count, ISO-8601 UTC
 *  errors  TOO_MANY_HOLDS, TOO_MANY_LISTINGS, TOO_MANY_DRAFTS, TOO_MANY_LISTING_PHOTOS (too-many), with the number and when it goes on */
export function checkDaily(act: CountedAct, times: readonly string[], limit: number, now: string): void {
  if (times.length < limit) return;
  const first = times.toSorted()[times.length - limit] ?? now;
  const retryAfter = secondsUntil(plusDays(first, 1), now);
  throw refusals[act](limit, retryAfter, limit < most[act] ? itRises : '');
}

/** Refuse one more hold than may be open at once.
 *  in      ends: of the open holds, ISO-8601 UTC; null while it is not known
 *  errors  TOO_MANY_OPEN_HOLDS (too-many), with the number and when the next one ends */
export function checkOpenHolds(ends: readonly (string | null)[], limit: number, now: string): void {
  if (ends.length < limit) return;
  const [next = plusDays(now, 3)] = ends.flatMap((end) => end ?? []).sort();
  const retryAfter = secondsUntil(next, now);
  throw tooMany('TOO_MANY_OPEN_HOLDS', {
    retryAfter,
    message: `You are holding ${limit} listings, the most you may hold at once. The next hold ends in ${lasting(retryAfter)}, or you can release one.${limit < most.openHolds ? itRises : ''}`,
  });
}

const itRises =
  ' The limit rises as your account gets older, and once three members say that a deal with you went well.';

type Refusal = (limit: number, retryAfter: number, rises: string) => DomainError;

const refusals: Readonly<Record<CountedAct, Refusal>> = {
  hold: (limit, retryAfter) =>
    tooMany('TOO_MANY_HOLDS', {
      retryAfter,
      message: `You may hold ${limit} listings a day. You can hold the next one in ${lasting(retryAfter)}.`,
    }),
  publish: (limit, retryAfter, rises) =>
    tooMany('TOO_MANY_LISTINGS', {
      retryAfter,
      message: `You may publish ${limit} listings a day. You can publish the next one in ${lasting(retryAfter)}; it stays a draft until then.${rises}`,
    }),
  draft: (limit, retryAfter, rises) =>
    tooMany('TOO_MANY_DRAFTS', {
      retryAfter,
      message: `You may start ${limit} listings a day. You can start the next one in ${lasting(retryAfter)}.${rises}`,
    }),
  photo: (limit, retryAfter, rises) =>
    tooMany('TOO_MANY_LISTING_PHOTOS', {
      retryAfter,
      message: `You may add ${limit} photos to listings a day. You can add the next one in ${lasting(retryAfter)}.${rises}`,
    }),
};

const secondsUntil = (at: string, now: string): number =>
  Math.max(1, Math.ceil((Date.parse(at) - Date.parse(now)) / 1_000));

function lasting(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(seconds / 3_600);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
