import { tooMany } from '../../kernel/decider/errors.js';
import type { CountedAction } from '../../limits/limits.rules.js';

/** Events that a member publishes in 24 hours, or hands in for a review.
 *  source  README, Limits */
export const publishLimit: CountedAction = {
  name: 'publish-event',
  perDay: [20, 50, 100],
  needsVerifiedEmail: true,
  refusal: ({ limit, retryAfter, lasting, rises }) =>
    tooMany('EVENTS_LIMIT', {
      retryAfter,
      message: `You may publish ${limit} events a day. You can publish the next one in ${lasting}.${rises}`,
    }),
};
