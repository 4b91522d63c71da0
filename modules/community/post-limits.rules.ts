import { type DomainError, tooMany } from '../kernel/decider/errors.js';
import { plusDays } from '../kernel/decider/time.js';
import type { CountedAction, Pause } from '../limits/limits.rules.js';

/** Between two posts or comments of one member.
 *  source  README, Limits */
const pause: Pause = {
  seconds: 30,
  after: ['post', 'comment'],
  refusal: ({ retryAfter }) =>
    tooMany('POSTED_TOO_SOON', {
      retryAfter,
      message: `You have just posted something. You can send this in ${retryAfter === 1 ? 'a second' : `${retryAfter} seconds`}.`,
    }),
};

const counted = (
  name: string,
  code: string,
  [doing, next]: readonly [string, string],
  limits: Pick<CountedAction, 'perDay' | 'onFirstDay' | 'pause'>,
  needsVerifiedEmail = false,
): CountedAction => ({
  name,
  ...limits,
  needsVerifiedEmail,
  refusal: ({ limit, retryAfter, lasting, rises }) =>
    tooMany(code, {
      retryAfter,
      message: `You may ${doing.replace('#', String(limit))} a day for now. You can ${next} in ${lasting}.${rises}`,
    }),
});

/** The counted actions of a member on the wall in 24 hours.
 *  source  README, Limits */
export const postLimits = {
  post: counted(
    'post',
    'TOO_MANY_POSTS',
    ['write # posts', 'write the next one'],
    { perDay: [3, 20, 40], onFirstDay: 3, pause },
    true,
  ),
  comment: counted(
    'comment',
    'TOO_MANY_COMMENTS',
    ['write # comments', 'write the next one'],
    { perDay: [10, 100, 200], onFirstDay: 10, pause },
    true,
  ),
  reaction: counted('reaction', 'TOO_MANY_REACTIONS', ['react # times', 'react again'], {
    perDay: [50, 200, 400],
  }),
  edit: counted('edit', 'TOO_MANY_EDITS', ['edit # times', 'edit again'], { perDay: [30, 60, 90] }),
  photo: counted('post-photo', 'TOO_MANY_POST_PHOTOS', ['add # photos to posts', 'add the next one'], {
    perDay: [30, 200, 400],
  }),
} as const satisfies Readonly<Record<string, CountedAction>>;

/** The same link in posts and comments of one member: each of them counts once.
 *  in      digest: of the address, since a name of an action is short */
export const linkLimit = (host: string, digest: string): CountedAction => ({
  name: `link ${digest}`,
  perDay: [3, 3, 3],
  needsVerifiedEmail: false,
  refusal: ({ retryAfter, lasting }) =>
    tooMany('LINK_REPEATED', {
      retryAfter,
      message: `You have posted the same link to ${host} several times today. You can post it again in ${lasting}, or leave it out.`,
    }),
});

/** Refuse a longer text of a new account that was there in no time, as programs do it.
 *  units   typedInSeconds: undefined for what waited on the device
 *  errors  TYPED_TOO_FAST (too-many) */
export function checkTyping(
  { letters, typedInSeconds }: { readonly letters: number; readonly typedInSeconds: number | undefined },
  joinedAt: string,
  now: string,
): void {
  const isNew = now < plusDays(joinedAt, 30);
  if (typedInSeconds === undefined || !isNew || letters <= 20 || typedInSeconds >= 3) return;
  throw typedTooFast();
}

const typedTooFast = (): DomainError =>
  tooMany('TYPED_TOO_FAST', {
    retryAfter: 3,
    message: 'That was very quick. Read it once more, and send it again in a few seconds.',
  });
