import { event } from '../../kernel/decider/decider.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import type { Decision } from '../decision.schemas.js';
import type { PostEvent } from './post.events.js';

type Published = Extract<PostEvent, { readonly type: 'PostPublished' }>['data'];

export const content = {
  body: 'Two quarts short, and it runs better. #carburetor',
  photos: [],
  vehicle: { make: 'Chevrolet', model: 'C10' },
  mentions: [],
  tags: ['carburetor'],
};

export const where = { kind: 'post', communityId: null, place: null, shared: null } as const;

/** Ana's post. */
export const published = (change: Partial<Published> = {}) =>
  event('PostPublished', { authorId: 'ana', ...content, ...where, ...change });

export const publish = { type: 'PublishPost', content, ...where, meta: metaOf('ana') } as const;

/** What was decided about what Ana wrote, or somebody else. */
export const about = (decision: Decision, authorId = 'ana') => ({ ...decision, authorId });

export const byStaff: Decision = { by: 'staff', communityId: null, rule: null, reason: 'An ad for pills' };
export const byClub = (communityId = 'club'): Decision => ({
  by: 'community',
  communityId,
  rule: 'Stay on topic',
  reason: 'No boats here',
});
