import { z } from 'zod';
import { text } from '../../kernel/http/contract.js';
import { PhotoView } from '../../media/photo.schemas.js';
import { maxCommentLetters } from '../comment/comment.events.js';
import { CommunityRef, PersonView } from '../community.schemas.js';
import { reactionKinds } from '../reaction/reaction.events.js';
import { maxLetters, maxPhotos, PostVehicle, postKinds } from './post.events.js';

export { maxCommentLetters, maxLetters, maxPhotos, postKinds, reactionKinds };

/** Content of another kind that a post shows: always as it is today. */
export const SharedView = z.object({
  kind: z.string(),
  id: z.string(),
  /** The name of its kind, "listing" or "wanted ad", for people. */
  name: z.string(),
  /** null once it is gone, or for a reader who may not see it. */
  title: z.string().nullable(),
  /** A path of the app; null when it is gone. */
  href: z.string().nullable(),
  photo: z.string().nullable(),
  /** "$450 or best offer", "Janesville, WI", in the order of its own card. */
  details: z.array(z.string()),
  /** "Sold", "Cancelled", "Moved", "No longer here"; null while it is open. */
  state: z.string().nullable(),
});
export type SharedView = z.output<typeof SharedView>;

export const postActions = [
  'edit',
  'delete',
  'comment',
  'react',
  'accept',
  'pin',
  'unpin',
  'lock',
  'unlock',
  /** By a moderator of its community, naming a rule. */
  'removeFromCommunity',
  'restore',
  'openCase',
  'share',
] as const;
export type PostAction = (typeof postActions)[number];

/** Why it is hidden or removed: for its author, staff, and moderators of its community. */
const DecisionView = z.object({
  by: z.enum(['staff', 'community']),
  rule: z.string().nullable(),
  reason: z.string(),
});

export const PostCard = z.object({
  id: z.string(),
  kind: z.enum(postKinds),
  author: PersonView,
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** The small markdown of the wall. Empty while the reader sees only that it is hidden or removed. */
  body: z.string(),
  /** Whether links in it may be followed: not those of a new member. */
  areLinksLive: z.boolean(),
  /** The members whom it mentions and who are still here, by the handle in the text. */
  mentions: z.array(z.object({ handle: z.string(), id: z.string() })),
  photos: z.array(PhotoView),
  vehicle: PostVehicle.nullable(),
  /** "Janesville, WI", where its author showed it. */
  area: z.string().nullable(),
  community: CommunityRef.nullable(),
  shared: SharedView.nullable(),
  /** `deleted`: a line in place of it, because comments stand. */
  status: z.enum(['published', 'hidden', 'removed', 'deleted']),
  decision: DecisionView.nullable(),
  isLocked: z.boolean(),
  isPinned: z.boolean(),
  isAnswered: z.boolean(),
  /** Without those of members who blocked the reader, or whom the reader blocked; so are the reactions. */
  comments: z.number().int(),
  reactions: z.object({
    like: z.number().int(),
    'nice-find': z.number().int(),
    'been-there': z.number().int(),
  }),
  myReaction: z.enum(reactionKinds).nullable(),
  allowedActions: z.array(z.enum(postActions)),
  /** The `madeFrom` of its next change. */
  version: z.number().int(),
});
export type PostCard = z.output<typeof PostCard>;

export const commentActions = [
  'edit',
  'delete',
  'accept',
  'unaccept',
  'openCase',
  'removeFromCommunity',
] as const;

export const CommentView = z.object({
  id: z.string(),
  author: PersonView,
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  body: z.string(),
  areLinksLive: z.boolean(),
  mentions: z.array(z.object({ handle: z.string(), id: z.string() })),
  photo: PhotoView.nullable(),
  status: z.enum(['published', 'hidden', 'removed', 'deleted']),
  decision: DecisionView.nullable(),
  isAnswer: z.boolean(),
  allowedActions: z.array(z.enum(commentActions)),
  version: z.number().int(),
});
export type CommentView = z.output<typeof CommentView>;

/** The words of a post, as its author sends them. */
export const PostWords = z.object({
  /** Empty for photos or shared content without words. */
  body: z.literal('').or(text(maxLetters)),
  /** Ids of photos that were stored before. */
  photos: z.array(z.string().max(80)).max(maxPhotos).default([]),
  vehicle: z
    .object({ make: text(40), model: text(60).nullable() })
    .nullable()
    .default(null),
});
