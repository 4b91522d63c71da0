import { tooMany } from '../kernel/decider/errors.js';
import type { CountedAction } from '../limits/limits.rules.js';

/** Photos and documents that a member stores for builds in 24 hours.
 *  source  README, Photos */
export const buildPhotoLimit: CountedAction = {
  name: 'build-photo',
  perDay: [100, 300, 600],
  needsVerifiedEmail: false,
  refusal: ({ limit, retryAfter, lasting, rises }) =>
    tooMany('TOO_MANY_BUILD_PHOTOS', {
      retryAfter,
      message: `You may add ${limit} photos and documents to builds a day for now. You can add the next one in ${lasting}.${rises}`,
    }),
};

/** Members whom a member asks in 24 hours to work on a build, or to take one over.
 *  source  README, Collaborators */
export const buildAskLimit: CountedAction = {
  name: 'build-ask',
  perDay: [20, 40, 80],
  needsVerifiedEmail: false,
  refusal: ({ limit, retryAfter, lasting, rises }) =>
    tooMany('TOO_MANY_ASKED', {
      retryAfter,
      message: `You may invite, or offer a build to, ${limit} members a day for now. You can ask the next one in ${lasting}.${rises}`,
    }),
};
