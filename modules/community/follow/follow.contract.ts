import { z } from 'zod';
import { endpoint, Id, Receipt } from '../../kernel/http/contract.js';
import { limit, OptionalCursor } from '../../kernel/http/query.contract.js';
import { CommunityRef, PersonView } from '../community.schemas.js';
import { followKinds } from './follow.events.js';

/** The id of a member, community, build or organizer, a tag without #, or the key of a vehicle: `chevrolet`, `chevrolet.c10`. */
const Target = z.object({ kind: z.enum(followKinds), id: z.string().trim().toLowerCase().min(1).max(120) });
const targetErrors = ['FOLLOW_TARGET_NOT_FOUND', 'OWN_FOLLOW'];

export const follow = endpoint({
  method: 'PUT',
  path: '/api/follows/:kind/:id',
  auth: 'member',
  requires: 'follow',
  summary: 'Follow a member, a community, a tag, a vehicle, a build or an organizer',
  params: Target,
  response: Receipt,
  errors: [...targetErrors, 'TOO_MANY_FOLLOWS', 'TOO_MANY_FOLLOWED'],
});

export const unfollow = endpoint({
  method: 'DELETE',
  path: '/api/follows/:kind/:id',
  auth: 'member',
  summary: 'Follow it no longer',
  params: Target,
  response: Receipt,
});

export const mute = endpoint({
  method: 'PUT',
  path: '/api/follows/:kind/:id/mute',
  auth: 'member',
  summary:
    'Mute a member, a community, a tag, a vehicle, a build or an organizer: for a week, for good, or not any more; nobody is told',
  params: Target,
  body: z.object({ for: z.enum(['a week', 'good', 'nothing']) }),
  response: Receipt,
  errors: targetErrors,
});

const Followed = z.object({
  kind: z.enum(followKinds),
  id: z.string(),
  /** "Ana", "Chevrolet C10", "#carburetor", the name of a community, the title of a build, the name of an organizer. */
  name: z.string(),
  member: PersonView.nullable(),
  community: CommunityRef.nullable(),
  isFollowed: z.boolean(),
  /** null: not muted, or for good (`isMuted` says which). */
  mutedUntil: z.iso.datetime().nullable(),
  isMuted: z.boolean(),
});
export type Followed = z.output<typeof Followed>;

const named = ['follows', 'communities', 'member-pages', 'builds', 'organizers'];

export const listMyFollows = endpoint({
  method: 'GET',
  path: '/api/follows',
  auth: 'member',
  consistent: named,
  summary: 'Whom and what I follow and mute, by name',
  response: z.object({ follows: z.array(Followed) }),
});

export const getFollow = endpoint({
  method: 'GET',
  path: '/api/follows/:kind/:id',
  auth: 'guest',
  consistent: named,
  summary: 'How many follow it, and whether I do; for a member also how many they follow',
  params: Target,
  response: z.object({
    name: z.string(),
    /** null where a member shows it to nobody. */
    followers: z.number().int().nullable(),
    /** null likewise, and of what is no member. */
    following: z.number().int().nullable(),
    isFollowed: z.boolean(),
    isMuted: z.boolean(),
    mutedUntil: z.iso.datetime().nullable(),
    /** Whether the reader may follow it: not oneself, and not as a guest. */
    mayFollow: z.boolean(),
    /** Whether the reader may open the lists of followers and followed, by the settings of the member. */
    areListsOpen: z.boolean(),
  }),
  errors: ['FOLLOW_TARGET_NOT_FOUND'],
});

const People = z.object({ members: z.array(PersonView), next: z.string().nullable() });
const people = {
  method: 'GET',
  auth: 'guest',
  consistent: named,
  params: z.object({ id: Id }),
  query: z.object({ before: OptionalCursor, limit: limit(30) }),
  response: People,
  errors: ['MEMBER_NOT_FOUND', 'BAD_CURSOR'],
} as const;

export const listFollowers = endpoint({
  ...people,
  path: '/api/follows/of/:id/followers',
  summary: 'Who follows a member, newest first; empty unless the member shows it',
});

export const listFollowing = endpoint({
  ...people,
  path: '/api/follows/of/:id/following',
  summary: 'Whom a member follows, newest first; empty unless the member shows it',
});
