import { tooMany } from '../../kernel/decider/errors.js';
import type { CountedAction } from '../../limits/limits.rules.js';

export const maxOwned = 5;

/** source  README, Organizers */
export const organizerLimits = {
  apply: {
    name: 'apply-as-organizer',
    perDay: [2, 3, maxOwned],
    needsVerifiedEmail: true,
    refusal: ({ limit, retryAfter, lasting, rises }) =>
      tooMany('APPLICATIONS_LIMIT', {
        retryAfter,
        message: `You may begin ${limit} organizers a day. You can begin the next one in ${lasting}.${rises}`,
      }),
  },
  suggest: {
    name: 'suggest-event',
    perDay: [5, 10, 20],
    needsVerifiedEmail: false,
    refusal: ({ limit, retryAfter, lasting, rises }) =>
      tooMany('SUGGESTIONS_LIMIT', {
        retryAfter,
        message: `You may suggest ${limit} events a day. You can suggest the next one in ${lasting}.${rises}`,
      }),
  },
} as const satisfies Readonly<Record<string, CountedAction>>;
