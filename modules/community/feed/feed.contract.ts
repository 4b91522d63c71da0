import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import {
  flag,
  limit,
  OptionalAmount,
  OptionalCursor,
  OptionalLatitude,
  OptionalLongitude,
  OptionalSearchText,
  oneOf,
} from '../../kernel/http/query.contract.js';
import { ListingCard } from '../../marketplace/listing.schemas.js';
import { PostCard } from '../post/post.schemas.js';

/** `following` needs a member; guests read `all`. */
export const feedNames = ['following', 'near', 'all', 'community', 'member', 'tag', 'vehicle'] as const;

/** Which feed. A parameter that the feed does not need is ignored; one that it needs and lacks answers FEED_UNKNOWN. */
const which = {
  feed: oneOf(feedNames),
  /** community: its id; member: the member's id; tag: without #; vehicle: its key, `chevrolet` or `chevrolet.c10`. */
  id: z.string().trim().max(120).optional(),
  latitude: OptionalLatitude,
  longitude: OptionalLongitude,
  /** Miles. */
  radius: OptionalAmount.pipe(z.number().max(25_000).optional()),
  search: OptionalSearchText,
  /** Only posts of this kind. */
  kind: oneOf(['post', 'question', 'milestone']),
};
/** Those of cards that posts share, too. */
const read = [
  'wall',
  'follows',
  'communities',
  'member-pages',
  'listing-search',
  'events',
  'inventory',
  'builds',
  'donations',
];

export const FeedEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), at: z.iso.datetime(), post: PostCard }),
  /** In the feed of a vehicle: what is offered and looked for. */
  z.object({ kind: z.literal('listing'), at: z.iso.datetime(), listing: ListingCard }),
]);
export type FeedEntry = z.output<typeof FeedEntry>;

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/feed',
  auth: 'guest',
  consistent: read,
  summary:
    'The wall, newest first: of whom I follow, near a place, all, or of one community, member, tag or vehicle',
  query: z.object({ ...which, before: OptionalCursor, limit: limit(20) }),
  response: z.object({
    entries: z.array(FeedEntry),
    /** The cursor of the next page; null at the end. */
    next: z.string().nullable(),
    /** The cursor of the newest entry, for `GET /api/feed/new`; null when there is none. */
    newest: z.string().nullable(),
    /** Up to when the member had seen this feed before now; null for guests and new members. Only for `following`. */
    seenUpTo: z.iso.datetime().nullable(),
  }),
  errors: ['FEED_UNKNOWN', 'BAD_CURSOR', 'COMMUNITY_NOT_FOUND'],
});

export const countNewPosts = endpoint({
  method: 'GET',
  path: '/api/feed/new',
  auth: 'guest',
  consistent: read,
  summary: 'How many posts a feed has that are newer than a cursor; at most 99',
  query: z.object({ ...which, after: OptionalCursor }),
  response: z.object({ count: z.number().int() }),
  errors: ['FEED_UNKNOWN', 'BAD_CURSOR', 'COMMUNITY_NOT_FOUND'],
});

export const markFeedSeen = endpoint({
  method: 'PUT',
  path: '/api/feed/seen',
  auth: 'member',
  summary: 'I have seen my feed up to a time',
  body: z.object({
    upTo: z.iso.datetime().refine((at) => at >= '2000', 'This is before the first post.'),
  }),
});

export const listNewItems = endpoint({
  method: 'GET',
  path: '/api/feed/new-items',
  auth: 'guest',
  consistent: ['listing-search', 'member-pages'],
  summary:
    'The New Items Wall: what sellers with that capability have just listed, near a place and for my garage',
  query: z.object({
    latitude: OptionalLatitude,
    longitude: OptionalLongitude,
    radius: OptionalAmount.pipe(z.number().max(25_000).optional()),
    /** Only what fits a make of my garage. */
    garage: flag(false),
    limit: limit(24),
  }),
  response: z.object({ listings: z.array(ListingCard) }),
});
