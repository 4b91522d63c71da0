import { z } from 'zod';
import { endpoint, Id, IdParams, line, Receipt, text } from '../../kernel/http/contract.js';

const ofPost = ['POST_NOT_FOUND'];
const CommentParams = z.object({ id: Id, commentId: Id });
const decided = z.object({ reason: text(1_000), rule: line(120).nullable().default(null) });
const ofStaff = { auth: 'member', requires: 'moderate', recentAuth: true, response: Receipt } as const;

export const hidePost = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/posts/:id/hide',
  audit: { action: 'post.hidden', target: { kind: 'post', id: 'id' }, reason: 'reason' },
  summary: 'Hide a post pending a review, with a reason for its author',
  params: IdParams,
  body: decided,
  errors: ['PROOF_NEEDED', ...ofPost, 'OWN_POST'],
});
export const removePost = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/posts/:id/remove',
  audit: { action: 'post.removed', target: { kind: 'post', id: 'id' }, reason: 'reason' },
  summary: 'Remove a post, with a reason for its author',
  params: IdParams,
  body: decided,
  errors: ['PROOF_NEEDED', ...ofPost, 'OWN_POST'],
});
export const restorePost = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/posts/:id/restore',
  audit: { action: 'post.restored', target: { kind: 'post', id: 'id' }, reason: 'reason' },
  summary: 'Restore a post that was hidden or removed, with a reason for its author',
  params: IdParams,
  body: decided,
  errors: ['PROOF_NEEDED', ...ofPost, 'OWN_POST'],
});
export const hideComment = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/posts/:id/comments/:commentId/hide',
  audit: { action: 'comment.hidden', target: { kind: 'comment', id: 'commentId' }, reason: 'reason' },
  summary: 'Hide a comment pending a review',
  params: CommentParams,
  body: decided,
  errors: ['PROOF_NEEDED', 'COMMENT_NOT_FOUND', 'OWN_POST'],
});
export const removeComment = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/posts/:id/comments/:commentId/remove',
  audit: { action: 'comment.removed', target: { kind: 'comment', id: 'commentId' }, reason: 'reason' },
  summary: 'Remove a comment',
  params: CommentParams,
  body: decided,
  errors: ['PROOF_NEEDED', 'COMMENT_NOT_FOUND', 'OWN_POST'],
});
export const restoreComment = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/posts/:id/comments/:commentId/restore',
  audit: { action: 'comment.restored', target: { kind: 'comment', id: 'commentId' }, reason: 'reason' },
  summary: 'Restore a comment that was hidden or removed',
  params: CommentParams,
  body: decided,
  errors: ['PROOF_NEEDED', 'COMMENT_NOT_FOUND', 'OWN_POST'],
});
