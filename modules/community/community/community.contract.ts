import { z } from 'zod';
import { EventView } from '../../events/events.contract.js';
import {
  endpoint,
  Id,
  IdParams,
  line,
  MadeFrom,
  optionalText,
  Receipt,
  text,
} from '../../kernel/http/contract.js';
import {
  limit,
  OptionalAmount,
  OptionalCursor,
  OptionalLatitude,
  OptionalLongitude,
  OptionalSearchText,
  oneOf,
} from '../../kernel/http/query.contract.js';
import { PhotoView } from '../../media/photo.schemas.js';
import { photoUpload } from '../../media/photos.contract.js';
import { CommunityRef, PersonView } from '../community.schemas.js';
import { PostCard } from '../post/post.schemas.js';
import { communityKinds, joinPolicies, maxRules } from './community.events.js';

export { communityKinds, joinPolicies };

const read = ['communities', 'member-pages'];
const ofCommunity = ['COMMUNITY_NOT_FOUND'];
const owned = [...ofCommunity, 'NOT_THE_OWNER'];

/** What its owner says of a community. */
export const CommunityBody = z.object({
  name: line(60).pipe(z.string().min(3)),
  kind: z.enum(communityKinds),
  description: text(2_000),
  rules: z
    .array(z.object({ id: Id, title: line(80), text: optionalText(500) }))
    .max(maxRules)
    .refine(
      (rules) => new Set(rules.map(({ id }) => id)).size === rules.length,
      'Give each rule an id of its own.',
    ),
  /** Where it is at home; five digits. */
  zip: z
    .string()
    .regex(/^\d{5}$/, 'A ZIP code has five digits.')
    .nullable(),
  vehicles: z.array(z.object({ make: line(40), model: line(60).nullable() })).max(10),
  join: z.enum(joinPolicies),
  visibility: z.enum(['everybody', 'members']),
  isAdultsOnly: z.boolean(),
});
export type CommunityBody = z.output<typeof CommunityBody>;

export const CommunityCard = CommunityRef.extend({
  kind: z.enum(communityKinds),
  /** At most 240 characters. */
  description: z.string(),
  cover: PhotoView.nullable(),
  area: z.string().nullable(),
  distance: z.number().nullable(),
  vehicles: z.array(z.object({ make: z.string(), model: z.string().nullable() })),
  join: z.enum(joinPolicies),
  visibility: z.enum(['everybody', 'members']),
  isAdultsOnly: z.boolean(),
  members: z.number().int(),
  /** Posts of the last seven days. */
  postsThisWeek: z.number().int(),
  isArchived: z.boolean(),
  /** The reader's part in it. */
  standing: z.enum(['none', 'requested', 'member', 'moderator', 'owner', 'banned']),
});
export type CommunityCard = z.output<typeof CommunityCard>;

export const communityActions = [
  'join',
  'requestToJoin',
  'withdrawRequest',
  'leave',
  'post',
  'edit',
  'moderate',
  'appoint',
  'handOver',
  'invite',
  'archive',
  'reopen',
] as const;

export const CommunityView = CommunityCard.extend({
  /** Whole. */
  description: z.string(),
  rules: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  zip: z.string().nullable(),
  owner: PersonView.nullable(),
  moderators: z.array(PersonView),
  foundedAt: z.iso.datetime(),
  archivedBecause: z.string().nullable(),
  bannedUntil: z.iso.datetime().nullable(),
  /** Why the request or membership of the reader ended, by which rule; null for none. */
  told: z.object({ what: z.string(), rule: z.string().nullable(), reason: z.string() }).nullable(),
  /** Whether the reader may read its wall, members and log. */
  isOpenToMe: z.boolean(),
  pinned: z.array(PostCard),
  events: z.array(EventView),
  week: z.object({ posts: z.number().int(), comments: z.number().int(), newMembers: z.number().int() }),
  requests: z.number().int(),
  allowedActions: z.array(z.enum(communityActions)),
  version: z.number().int(),
});
export type CommunityView = z.output<typeof CommunityView>;

export const listCommunities = endpoint({
  method: 'GET',
  path: '/api/communities',
  auth: 'guest',
  consistent: read,
  summary: 'Communities by words, kind, make and distance; mine first, then the nearest or largest',
  query: z.object({
    search: OptionalSearchText,
    kind: oneOf(communityKinds),
    make: z.string().trim().max(40).optional(),
    latitude: OptionalLatitude,
    longitude: OptionalLongitude,
    radius: OptionalAmount.pipe(z.number().max(25_000).optional()),
    after: OptionalCursor,
    limit: limit(24),
  }),
  response: z.object({ communities: z.array(CommunityCard), next: z.string().nullable() }),
  errors: ['BAD_CURSOR'],
});

/** A community that the reader is in or asked to join. */
export const OwnCommunity = CommunityCard.extend({
  /** How many ask to join; 0 for whoever does not decide about them. */
  requests: z.number().int(),
});
export type OwnCommunity = z.output<typeof OwnCommunity>;

export const listMyCommunities = endpoint({
  method: 'GET',
  path: '/api/communities/mine',
  auth: 'member',
  consistent: read,
  summary: 'The communities I am in or asked to join, and suggestions from my garage and place',
  response: z.object({
    mine: z.array(OwnCommunity),
    suggested: z.array(CommunityCard.extend({ because: z.string() })),
  }),
});

export const getCommunity = endpoint({
  method: 'GET',
  path: '/api/communities/:slug',
  auth: 'guest',
  consistent: [...read, 'wall', 'events', 'builds'],
  summary: 'A community by its slug or id',
  params: z.object({ slug: z.string().trim().toLowerCase().max(80) }),
  response: CommunityView,
  errors: ofCommunity,
});

export const foundCommunity = endpoint({
  method: 'POST',
  path: '/api/communities',
  auth: 'member',
  requires: 'post',
  appCheck: 'new accounts',
  summary: 'Found a community; its address is made from its name',
  body: CommunityBody,
  response: Receipt.extend({ slug: z.string() }),
  status: 201,
  errors: [
    'MAIL_NOT_VERIFIED',
    'TOO_MANY_COMMUNITIES',
    'PLACE_NOT_FOUND',
    'PLACE_NOT_ON_MAP',
    'ADULTS_ONLY',
    'SLUG_TAKEN',
    'APP_CHECK_REQUIRED',
  ],
});

export const changeCommunity = endpoint({
  method: 'PUT',
  path: '/api/communities/:id',
  auth: 'member',
  summary: 'Change what a community is, whole',
  params: IdParams,
  body: CommunityBody.extend(MadeFrom.shape),
  response: Receipt,
  errors: [...owned, 'PLACE_NOT_FOUND', 'PLACE_NOT_ON_MAP', 'ADULTS_ONLY'],
});

export const addCover = photoUpload({
  path: '/api/communities/:id/cover',
  summary: 'Change the cover of a community',
  errors: owned,
});

export const removeCover = endpoint({
  method: 'DELETE',
  path: '/api/communities/:id/cover',
  auth: 'member',
  summary: 'Remove the cover of a community',
  params: IdParams,
  response: Receipt,
  errors: owned,
});

/* A member's own part. */

export const joinCommunity = endpoint({
  method: 'POST',
  path: '/api/communities/:id/join',
  auth: 'member',
  requires: 'follow',
  summary: 'Join a community, or ask to; with the secret of an invitation when it takes one',
  params: IdParams,
  body: z.object({
    note: optionalText(500).default(''),
    invitation: z.string().max(200).nullable().default(null),
  }),
  response: Receipt.extend({ standing: z.enum(['requested', 'member']) }),
  errors: [
    ...ofCommunity,
    'BANNED',
    'INVITATION_NEEDED',
    'INVITATION_OVER',
    'COMMUNITY_CLOSED',
    'TOO_MANY_REQUESTS',
  ],
});

export const leaveCommunity = endpoint({
  method: 'POST',
  path: '/api/communities/:id/leave',
  auth: 'member',
  summary: 'Leave a community, or withdraw my request; the longest-serving moderator follows an owner',
  params: IdParams,
  response: Receipt,
  errors: ofCommunity,
});

/** What a link of an invitation shows before it is used. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/communities/:id/invitation',
  auth: 'guest',
  consistent: read,
  summary: 'The community that an invitation leads to',
  params: IdParams,
  query: z.object({ secret: z.string().max(200) }),
  response: CommunityCard,
  errors: [...ofCommunity, 'INVITATION_OVER'],
});

/* Members, as members see them. */
