import { tooMany } from '../../kernel/decider/errors.js';
import type { CountedAction } from '../../limits/limits.rules.js';

/** source  README, Communities */
export const communityLimits = {
  found: {
    name: 'found-community',
    perDay: [1, 2, 5],
    needsVerifiedEmail: true,
    refusal: ({ limit, retryAfter, lasting, rises }) =>
      tooMany('TOO_MANY_COMMUNITIES', {
        retryAfter,
        message: `You may found ${limit === 1 ? 'one community' : `${limit} communities`} a day. You can found the next one in ${lasting}.${rises}`,
      }),
  },
  request: {
    name: 'request-to-join',
    perDay: [5, 20, 40],
    needsVerifiedEmail: false,
    refusal: ({ limit, retryAfter, lasting, rises }) =>
      tooMany('TOO_MANY_REQUESTS', {
        retryAfter,
        message: `You may ask to join ${limit} communities a day. You can ask the next one in ${lasting}.${rises}`,
      }),
  },
} as const satisfies Readonly<Record<string, CountedAction>>;
