import { z } from 'zod';
import { endpoint, Id, IdParams, MadeFrom, Receipt, text } from '../../kernel/http/contract.js';
import { limit, OptionalCursor } from '../../kernel/http/query.contract.js';
import { PhotoView } from '../../media/photo.schemas.js';
import { PersonView } from '../community.schemas.js';
import {
  CommentView,
  maxCommentLetters,
  PostCard,
  PostWords,
  postKinds,
  reactionKinds,
  SharedView,
} from './post.schemas.js';

const ofPost = ['POST_NOT_FOUND'];
/** What keeps the wall readable: each says when it works again. */
const pace = ['POSTING_CLOSED', 'MAIL_NOT_VERIFIED', 'POSTED_TOO_SOON', 'TYPED_TOO_FAST', 'LINK_REPEATED'];
/** Somebody who has just joined a community, or left it, sees at once what that means. */
const named = ['wall', 'member-pages', 'communities'];
/** The read models of the cards that posts share. */
const ofCards = ['listing-search', 'events', 'inventory', 'builds', 'donations'];
const CommentParams = z.object({ id: Id, commentId: Id });
const empty = 'There is nothing in it.';

export const publishPost = endpoint({
  method: 'POST',
  path: '/api/posts',
  auth: 'member',
  requires: 'post',
  appCheck: 'new accounts',
  summary: 'Post on the wall, or on the wall of a community; the same id again posts nothing',
  body: PostWords.extend({
    id: Id,
    kind: z.enum(postKinds).default('post'),
    communityId: Id.nullable().default(null),
    shared: z
      .object({ kind: z.string().min(1).max(40), id: Id })
      .nullable()
      .default(null),
    /** Whether others read the area of the author's home with it, and find it near them. Never of a minor. */
    showArea: z.boolean().default(true),
    /** Seconds between the first key and the button, for the rule against robots; left out for what waited on the device. */
    typedInSeconds: z.number().min(0).optional(),
  }).refine(({ body, photos, shared }) => body !== '' || photos.length > 0 || shared !== null, empty),
  response: Receipt,
  status: 201,
  errors: [
    'POST_ID_TAKEN',
    'PHOTO_NOT_FOUND',
    'CONTENT_NOT_FOUND',
    'COMMUNITY_NOT_FOUND',
    'COMMUNITY_CLOSED',
    'NOT_A_MEMBER',
    'TOO_MANY_POSTS',
    'APP_CHECK_REQUIRED',
    ...pace,
  ],
});

export const getShareable = endpoint({
  method: 'GET',
  path: '/api/posts/shareable/:kind/:id',
  auth: 'member',
  consistent: ['member-pages', ...ofCards],
  summary: 'What a post would show of something that the caller may share now',
  params: z.object({ kind: z.string().max(40), id: Id }),
  response: SharedView,
  errors: ['CONTENT_NOT_FOUND'],
});

export const addPostPhoto = endpoint({
  method: 'POST',
  path: '/api/posts/photos',
  auth: 'member',
  requires: 'post',
  summary:
    'Store a photo for a post or a comment: the body is the file (JPEG, PNG, WebP or AVIF, at most 15 MB)',
  upload: true,
  rateLimit: { calls: 120, minutes: 30 },
  response: z.object({ id: z.string(), photo: PhotoView }),
  status: 201,
  errors: ['NOT_A_PHOTO', 'PHOTO_TOO_LARGE', 'BODY_TOO_LARGE', 'TOO_MANY_POST_PHOTOS'],
});

export const getPost = endpoint({
  method: 'GET',
  path: '/api/posts/:id',
  auth: 'guest',
  consistent: [...named, ...ofCards],
  summary: 'A post, with its first comments; an accepted answer is on top',
  params: IdParams,
  response: PostCard.extend({
    answer: CommentView.nullable(),
    /** Oldest first. */
    commentList: z.array(CommentView),
    nextComments: z.string().nullable(),
    wasEdited: z.boolean(),
  }),
  errors: ofPost,
});

export const listComments = endpoint({
  method: 'GET',
  path: '/api/posts/:id/comments',
  auth: 'guest',
  consistent: named,
  summary: 'The comments of a post, oldest first',
  params: IdParams,
  query: z.object({ after: OptionalCursor, limit: limit(30) }),
  response: z.object({ comments: z.array(CommentView), next: z.string().nullable() }),
  errors: ofPost,
});

export const getPostHistory = endpoint({
  method: 'GET',
  path: '/api/posts/:id/history',
  auth: 'guest',
  consistent: named,
  summary: 'How a post read before each edit, newest first; for whoever sees the post',
  params: IdParams,
  response: z.object({
    versions: z.array(z.object({ at: z.iso.datetime(), body: z.string(), photos: z.array(PhotoView) })),
  }),
  errors: ofPost,
});

export const listReactions = endpoint({
  method: 'GET',
  path: '/api/posts/:id/reactions',
  auth: 'guest',
  consistent: named,
  summary: 'Who reacted to a post, newest first; at most 100',
  params: IdParams,
  response: z.object({ reactions: z.array(z.object({ kind: z.enum(reactionKinds), member: PersonView })) }),
  errors: ofPost,
});

export const editPost = endpoint({
  method: 'PUT',
  path: '/api/posts/:id',
  auth: 'member',
  requires: 'post',
  summary: "Edit a post of one's own; what it said before stays in its history",
  params: IdParams,
  body: PostWords.extend(MadeFrom.shape),
  response: Receipt,
  errors: [
    ...ofPost,
    'POST_CLOSED',
    'NOT_A_MEMBER',
    'TOO_MANY_EDITS',
    'LINK_REPEATED',
    'PHOTO_NOT_FOUND',
    'NOTHING_IN_IT',
  ],
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/posts/:id',
  auth: 'member',
  summary: "Delete a post of one's own",
  params: IdParams,
  response: Receipt,
  errors: ofPost,
});

export const acceptAnswer = endpoint({
  method: 'PUT',
  path: '/api/posts/:id/answer',
  auth: 'member',
  summary: 'Accept a comment as the answer to a question of my own, or none',
  params: IdParams,
  body: z.object({ commentId: Id.nullable() }),
  response: Receipt,
  errors: [...ofPost, 'NOT_A_QUESTION', 'COMMENT_NOT_FOUND'],
});

export const reactToPost = endpoint({
  method: 'PUT',
  path: '/api/posts/:id/reaction',
  auth: 'member',
  requires: 'post',
  summary: 'React to a post, in place of an earlier reaction; null takes it back',
  params: IdParams,
  body: z.object({ kind: z.enum(reactionKinds).nullable() }),
  response: Receipt,
  errors: [...ofPost, 'POST_CLOSED', 'TOO_MANY_REACTIONS', 'NOT_A_MEMBER'],
});

const CommentWords = z.object({
  body: z.literal('').or(text(maxCommentLetters)),
  photo: z.string().max(80).nullable().default(null),
});

export const writeComment = endpoint({
  method: 'POST',
  path: '/api/posts/:id/comments',
  auth: 'member',
  requires: 'post',
  appCheck: 'new accounts',
  summary: 'Comment on a post; the same id again writes nothing',
  params: IdParams,
  body: CommentWords.extend({ id: Id, typedInSeconds: z.number().min(0).optional() }).refine(
    ({ body, photo }) => body !== '' || photo !== null,
    empty,
  ),
  response: Receipt,
  status: 201,
  errors: [
    ...ofPost,
    'POST_CLOSED',
    'COMMENTS_LOCKED',
    'COMMENT_ID_TAKEN',
    'TOO_MANY_COMMENTS',
    'NOT_A_MEMBER',
    'PHOTO_NOT_FOUND',
    'APP_CHECK_REQUIRED',
    ...pace,
  ],
});

export const editComment = endpoint({
  method: 'PUT',
  path: '/api/posts/:id/comments/:commentId',
  auth: 'member',
  requires: 'post',
  summary: "Edit a comment of one's own",
  params: CommentParams,
  body: CommentWords.extend(MadeFrom.shape),
  response: Receipt,
  errors: [
    ...ofPost,
    'COMMENT_NOT_FOUND',
    'POST_CLOSED',
    'NOT_A_MEMBER',
    'TOO_MANY_EDITS',
    'LINK_REPEATED',
    'PHOTO_NOT_FOUND',
    'NOTHING_IN_IT',
  ],
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/posts/:id/comments/:commentId',
  auth: 'member',
  summary: "Delete a comment of one's own",
  params: CommentParams,
  response: Receipt,
  errors: ['COMMENT_NOT_FOUND'],
});

export const findMentionable = endpoint({
  method: 'GET',
  path: '/api/posts/mentions',
  auth: 'member',
  consistent: ['member-pages', 'follows', 'communities'],
  summary: 'Members whom a text may mention, by the beginning of their handle or name; whom I follow first',
  query: z.object({
    prefix: z.string().trim().max(40),
    /** Where the text will be: only those who read it are found. */
    communityId: Id.optional(),
  }),
  response: z.object({ members: z.array(PersonView) }),
});
