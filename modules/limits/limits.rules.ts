import type { DomainError } from '../kernel/decider/errors.js';
import { plusDays } from '../kernel/decider/time.js';

/** Something that is counted of a member for 24 hours. The module that it belongs to declares it. */
export interface CountedAction {
  /** As the rows name it: once for all modules. */
  readonly name: string;
  readonly perDay: LimitByAge;
  readonly needsVerifiedEmail: boolean;
  readonly refusal: (why: TooMany) => DomainError;
}

/** How much a member may do in their first 30 days, until 180 days, and then. */
export type LimitByAge = readonly [number, number, number];

/** A place in `LimitByAge`. */
export type Step = 0 | 1 | 2;

export interface TooMany {
  readonly limit: number;
  /** When it goes on: seconds, and in words. */
  readonly retryAfter: number;
  readonly lasting: string;
  /** How the limit rises: a sentence with a blank before it; empty when it does not. */
  readonly rises: string;
}

/** What others said of deals with a member: each of them counts once, by their last word. */
export interface Ratings {
  readonly good: number;
  readonly bad: number;
}

/** How far a member's limits have risen: with the age of the account, and one step more once three members praised a deal and nobody complained.
 *  source  README, Rules 2 and 3 */
export function stepOf(joinedAt: string, now: string, { good, bad }: Ratings): Step {
  if (now >= plusDays(joinedAt, 180)) return 2;
  const isPraised = good >= 3 && bad === 0;
  if (now >= plusDays(joinedAt, 30)) return isPraised ? 2 : 1;
  return isPraised ? 1 : 0;
}

/** Refuse one more of an action than the limit of 24 hours.
 *  in      times: of those that count, ISO-8601 UTC
 *  errors  the action's own, with the number and when it goes on */
export function checkDaily(action: CountedAction, times: readonly string[], step: Step, now: string): void {
  const limit = action.perDay[step];
  if (times.length < limit) return;
  const first = times.toSorted()[times.length - limit] ?? now;
  throw action.refusal(tooManyOf(action.perDay, step, { now, until: plusDays(first, 1) }));
}

/** What a refusal says. */
export function tooManyOf(
  byAge: LimitByAge,
  step: Step,
  { now, until }: { readonly now: string; readonly until: string },
): TooMany {
  const retryAfter = Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1_000));
  return {
    limit: byAge[step],
    retryAfter,
    lasting: lasting(retryAfter),
    rises: byAge[step] < byAge[2] ? itRises : '',
  };
}

const itRises =
  ' The limit rises as your account gets older, and once three members say that a deal with you went well.';

function lasting(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(seconds / 3_600);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
