import { tooMany } from '../../kernel/decider/errors.js';
import type { CountedAction } from '../../limits/limits.rules.js';

/** How many others a member begins to follow in 24 hours.
 *  source  README, Limits */
export const follows: CountedAction = {
  name: 'follow',
  perDay: [50, 200, 400],
  needsVerifiedEmail: false,
  refusal: ({ limit, retryAfter, lasting, rises }) =>
    tooMany('TOO_MANY_FOLLOWS', {
      retryAfter,
      message: `You may follow ${limit} more a day. You can follow the next one in ${lasting}.${rises}`,
    }),
};
