import type { DomainError } from '../kernel/decider/errors.js';
import { plusDays, plusSeconds } from '../kernel/decider/time.js';

/** A counted action: it is counted for each member over 24 hours. Its own module declares it. */
export interface CountedAction {
  /** Its name in the rows: unique across modules. */
  readonly name: string;
  readonly perDay: LimitByAge;
  /** A lower limit on the first day of an account. */
  readonly onFirstDay?: number;
  /** The least time between it and the last one of these actions, itself among them. */
  readonly pause?: Pause;
  readonly needsVerifiedEmail: boolean;
  readonly refusal: (why: TooMany) => DomainError;
}

export interface Pause {
  readonly seconds: number;
  /** The names of the actions. */
  readonly after: readonly string[];
  readonly refusal: (why: Pick<TooMany, 'retryAfter'>) => DomainError;
}

/** The limit in a member's first 30 days, until 180 days, and after that. */
export type LimitByAge = readonly [number, number, number];

/** An index in `LimitByAge`. */
export type Step = 0 | 1 | 2;

export interface TooMany {
  readonly limit: number;
  /** When the next action is allowed: in seconds, and in words. */
  readonly retryAfter: number;
  readonly lasting: string;
  /** How the limit rises: a sentence with a leading blank; empty when it does not. */
  readonly rises: string;
}

/** Feedback of others on deals with a member: each counts once, by their latest feedback. */
export interface Ratings {
  readonly good: number;
  readonly bad: number;
}

/** The level of a member's limits: it rises with the age of the account, and by one more step once three members gave good feedback and nobody bad.
 *  source  README, Rules 2 and 3 */
export function stepOf(joinedAt: string, now: string, { good, bad }: Ratings): Step {
  if (now >= plusDays(joinedAt, 180)) return 2;
  const isPraised = good >= 3 && bad === 0;
  if (now >= plusDays(joinedAt, 30)) return isPraised ? 2 : 1;
  return isPraised ? 1 : 0;
}

/** An action with its limits of a day at so many percent; what may be done at all may be done once.
 *  units  percent: 100 changes nothing */
export function scaled<Action extends Pick<CountedAction, 'perDay' | 'onFirstDay'>>(
  action: Action,
  percent: number,
): Action {
  const scale = (limit: number) => (limit === 0 ? 0 : Math.max(1, Math.round((limit * percent) / 100)));
  const [first, second, third] = action.perDay;
  return {
    ...action,
    perDay: [scale(first), scale(second), scale(third)],
    ...(action.onFirstDay !== undefined && { onFirstDay: scale(action.onFirstDay) }),
  };
}

/** Refuse an action beyond its limit of 24 hours.
 *  in      times: of the counted actions, ISO-8601 UTC
 *  errors  the action's own, with the number and the time of the next one */
export function checkDaily(
  { perDay, onFirstDay, refusal }: Pick<CountedAction, 'perDay' | 'onFirstDay' | 'refusal'>,
  times: readonly string[],
  step: Step,
  now: string,
  joinedAt?: string,
): void {
  const isFirstDay = onFirstDay !== undefined && joinedAt !== undefined && now < plusDays(joinedAt, 1);
  const limit = isFirstDay ? Math.min(onFirstDay, perDay[step]) : perDay[step];
  if (times.length < limit) return;
  const first = times.toSorted()[times.length - limit] ?? now;
  throw refusal({ ...tooManyOf(perDay, step, { now, until: plusDays(first, 1) }), limit });
}

/** Refuse an action too soon after the last one.
 *  in      times: of the actions that it has to wait after, ISO-8601 UTC
 *  errors  the pause's own, with the seconds that are left */
export function checkPause({ seconds, refusal }: Pause, times: readonly string[], now: string): void {
  const last = times.toSorted().at(-1);
  if (last === undefined) return;
  const until = plusSeconds(last, seconds);
  if (now >= until) return;
  throw refusal({ retryAfter: Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1_000)) });
}

/** The message of a refusal. */
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
