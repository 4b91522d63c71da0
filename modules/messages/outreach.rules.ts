import { type DomainError, tooMany } from '../kernel/decider/errors.js';
import { plusDays } from '../kernel/decider/time.js';

/** An account younger than this is new. */
export const newDays = 30;

export const isNewAccount = (joinedAt: string, now: string): boolean => now < plusDays(joinedAt, newDays);

/** How much a new account may write, by the settings of the site. */
export interface OutreachLimits {
  readonly newThreadsADay: number;
  readonly unansweredMessages: number;
}

/** What a new account sent: times are ISO-8601 UTC. */
export interface Sent {
  readonly opens: boolean;
  readonly sentAt: string;
  readonly answered: boolean;
}

/** So many new threads in 24 hours, and so many messages in all that nobody has answered.
 *  errors  TOO_MANY_THREADS, TOO_MANY_MESSAGES (too-many), with the number and the time of the next one
 *  source  README, Rule 4 */
export function checkOutreach(
  sent: readonly Sent[],
  { opens, joinedAt, now }: { readonly opens: boolean; readonly joinedAt: string; readonly now: string },
  { newThreadsADay, unansweredMessages }: OutreachLimits,
): void {
  const since = plusDays(now, -1);
  const opened = sent.filter((one) => one.opens && one.sentAt > since).map(({ sentAt }) => sentAt);
  if (opens && opened.length >= newThreadsADay)
    throw tooManyThreads(newThreadsADay, opened.length ? plusDays(min(opened), 1) : plusDays(now, 1), now);
  if (sent.filter(({ answered }) => !answered).length >= unansweredMessages)
    throw tooManyMessages(unansweredMessages, plusDays(joinedAt, newDays), now);
}

const min = (times: readonly string[]): string => times.reduce((one, other) => (one < other ? one : other));

const secondsUntil = (at: string, now: string): number =>
  Math.ceil((Date.parse(at) - Date.parse(now)) / 1_000);

function tooManyThreads(most: number, at: string, now: string): DomainError {
  const retryAfter = secondsUntil(at, now);
  const hours = Math.ceil(retryAfter / 3_600);
  return tooMany('TOO_MANY_THREADS', {
    retryAfter,
    message: `A new account writes to ${most} new people a day. You can write to the next one in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
  });
}

function tooManyMessages(most: number, at: string, now: string): DomainError {
  const retryAfter = secondsUntil(at, now);
  const days = Math.ceil(retryAfter / 86_400);
  return tooMany('TOO_MANY_MESSAGES', {
    retryAfter,
    message: `A new account sends ${most} messages until somebody answers. You can write again after an answer, or in ${days === 1 ? 'a day' : `${days} days`}.`,
  });
}
