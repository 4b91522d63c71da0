import { z } from 'zod';
import { endpoint, Id, IdParams, optionalText, Receipt, text } from '../../kernel/http/contract.js';
import { limit, OptionalCursor, OptionalSearchText, oneOf } from '../../kernel/http/query.contract.js';
import { PersonView } from '../community.schemas.js';

const read = ['communities', 'member-pages'];
const ofCommunity = ['COMMUNITY_NOT_FOUND'];
const moderated = [...ofCommunity, 'NOT_A_MODERATOR'];
const owned = [...ofCommunity, 'NOT_THE_OWNER'];

export const CommunityMember = z.object({
  member: PersonView,
  standing: z.enum(['requested', 'member', 'moderator', 'owner', 'banned']),
  since: z.iso.datetime(),
  /** For moderators: the note of a request. */
  note: z.string().nullable(),
  bannedUntil: z.iso.datetime().nullable(),
});
export type CommunityMember = z.output<typeof CommunityMember>;

export const listCommunityMembers = endpoint({
  method: 'GET',
  path: '/api/communities/:id/members',
  auth: 'guest',
  consistent: read,
  summary: 'The members of a community; for its moderators also who asks to join and who is banned',
  params: IdParams,
  query: z.object({
    which: oneOf(['members', 'requested', 'banned']),
    search: OptionalSearchText,
    after: OptionalCursor,
    limit: limit(50),
  }),
  response: z.object({ members: z.array(CommunityMember), next: z.string().nullable() }),
  errors: [...moderated, 'NOT_A_MEMBER', 'BAD_CURSOR'],
});

export const CommunityLogEntry = z.object({
  at: z.iso.datetime(),
  /** "Removed a post", "Banned a member" … */
  what: z.string(),
  moderator: PersonView.nullable(),
  /** Whom it concerned. */
  member: PersonView.nullable(),
  rule: z.string().nullable(),
  reason: z.string().nullable(),
});
export type CommunityLogEntry = z.output<typeof CommunityLogEntry>;

export const readCommunityLog = endpoint({
  method: 'GET',
  path: '/api/communities/:id/log',
  auth: 'guest',
  consistent: [...read, 'wall'],
  summary: 'What the moderators of a community did, newest first; for its members',
  params: IdParams,
  query: z.object({ before: OptionalCursor, limit: limit(50) }),
  response: z.object({ entries: z.array(CommunityLogEntry), next: z.string().nullable() }),
  errors: [...ofCommunity, 'NOT_A_MEMBER', 'BAD_CURSOR'],
});

/* What moderators do. */

const MemberParams = z.object({ id: Id, memberId: Id });
const PostParams = z.object({ id: Id, postId: Id });
/** The rule is one of the community's, by its id. */
const byRule = z.object({ ruleId: Id, reason: text(500) });
const act = { auth: 'member', response: Receipt } as const;

export const approveMember = endpoint({
  ...act,
  method: 'POST',
  path: '/api/communities/:id/members/:memberId/approve',
  summary: 'Approve a request to join',
  params: MemberParams,
  errors: [...moderated, 'REQUEST_NOT_FOUND'],
});
export const refuseMember = endpoint({
  ...act,
  method: 'POST',
  path: '/api/communities/:id/members/:memberId/refuse',
  summary: 'Refuse a request to join',
  params: MemberParams,
  body: z.object({ reason: optionalText(500).default('') }),
  errors: [...moderated, 'REQUEST_NOT_FOUND'],
});
export const removeMember = endpoint({
  ...act,
  method: 'POST',
  path: '/api/communities/:id/members/:memberId/remove',
  summary: 'Remove a member from a community, naming the rule; they may join again',
  params: MemberParams,
  body: byRule,
  errors: [...moderated, 'RULE_NOT_FOUND', 'NOT_A_MEMBER', 'BAN_OF_MODERATOR'],
});
export const banMember = endpoint({
  ...act,
  method: 'POST',
  path: '/api/communities/:id/members/:memberId/ban',
  summary: 'Ban a member until a day, or until a moderator ends it',
  params: MemberParams,
  body: byRule.extend({
    /** The last day of it, which ends at midnight where the moderator is. */
    until: z.iso
      .date()
      .refine((day) => day < '2100', 'Choose an earlier day.')
      .nullable(),
  }),
  errors: [...moderated, 'RULE_NOT_FOUND', 'NOT_A_MEMBER', 'BAN_OF_MODERATOR', 'BAN_DAY_PAST'],
});
export const endBan = endpoint({
  ...act,
  method: 'DELETE',
  path: '/api/communities/:id/members/:memberId/ban',
  summary: 'End a ban',
  params: MemberParams,
  errors: moderated,
});
export const appointModerator = endpoint({
  ...act,
  method: 'PUT',
  path: '/api/communities/:id/moderators/:memberId',
  summary: 'Make a member a moderator',
  params: MemberParams,
  errors: [...owned, 'NOT_A_MEMBER', 'TOO_MANY_MODERATORS'],
});
export const dismissModerator = endpoint({
  ...act,
  method: 'DELETE',
  path: '/api/communities/:id/moderators/:memberId',
  summary: 'Dismiss a moderator, or resign as one',
  params: MemberParams,
  errors: owned,
});
export const handOver = endpoint({
  ...act,
  method: 'POST',
  path: '/api/communities/:id/hand-over',
  summary: 'Hand the community over to a member, who becomes its owner; I stay as a moderator',
  params: IdParams,
  body: z.object({ memberId: Id }),
  errors: [...owned, 'NOT_A_MEMBER'],
});
export const archiveCommunity = endpoint({
  ...act,
  method: 'POST',
  path: '/api/communities/:id/archive',
  summary: 'Archive a community: it can be read, and nobody posts',
  params: IdParams,
  body: z.object({ reason: optionalText(500).default('') }),
  errors: owned,
});
export const reopenCommunity = endpoint({
  ...act,
  method: 'POST',
  path: '/api/communities/:id/reopen',
  summary: 'Reopen a community that its owner archived',
  params: IdParams,
  errors: [...owned, 'COMMUNITY_CLOSED'],
});
export const makeInvitation = endpoint({
  method: 'POST',
  path: '/api/communities/:id/invitations',
  auth: 'member',
  summary: 'Make a link that lets whoever has it join, until its end',
  params: IdParams,
  body: z.object({ days: z.number().int().min(1).max(90) }),
  response: Receipt.extend({ linkId: z.string(), secret: z.string(), endsAt: z.iso.datetime() }),
  status: 201,
  errors: [...moderated, 'TOO_MANY_INVITATIONS'],
});
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/communities/:id/invitations',
  auth: 'member',
  consistent: read,
  summary: 'The links that still let people join; without their secrets',
  params: IdParams,
  response: z.object({
    invitations: z.array(
      z.object({ linkId: z.string(), endsAt: z.iso.datetime(), by: PersonView.nullable() }),
    ),
  }),
  errors: moderated,
});
export const endInvitation = endpoint({
  ...act,
  method: 'DELETE',
  path: '/api/communities/:id/invitations/:linkId',
  summary: 'End a link before its time',
  params: z.object({ id: Id, linkId: Id }),
  errors: moderated,
});
export const pinPost = endpoint({
  ...act,
  method: 'PUT',
  path: '/api/communities/:id/pinned/:postId',
  summary: 'Pin a post on top of the wall of a community',
  params: PostParams,
  errors: [...moderated, 'POST_NOT_FOUND', 'TOO_MANY_PINNED'],
});
export const unpinPost = endpoint({
  ...act,
  method: 'DELETE',
  path: '/api/communities/:id/pinned/:postId',
  summary: 'Unpin a post',
  params: PostParams,
  errors: moderated,
});
export const removeCommunityPost = endpoint({
  ...act,
  method: 'POST',
  path: '/api/communities/:id/posts/:postId/remove',
  summary: 'Remove a post from a community, naming the rule',
  params: PostParams,
  body: byRule,
  errors: [...moderated, 'POST_NOT_FOUND', 'RULE_NOT_FOUND', 'OWN_POST'],
});
export const restoreCommunityPost = endpoint({
  ...act,
  method: 'POST',
  path: '/api/communities/:id/posts/:postId/restore',
  summary: 'Restore a post that the moderators of the community removed',
  params: PostParams,
  body: z.object({ reason: text(500) }),
  errors: [...moderated, 'POST_NOT_FOUND', 'OWN_POST'],
});
export const removeCommunityComment = endpoint({
  ...act,
  method: 'POST',
  path: '/api/communities/:id/posts/:postId/comments/:commentId/remove',
  summary: 'Remove a comment in a community, naming the rule',
  params: PostParams.extend({ commentId: Id }),
  body: byRule,
  errors: [...moderated, 'COMMENT_NOT_FOUND', 'RULE_NOT_FOUND', 'OWN_POST'],
});
export const lockPost = endpoint({
  ...act,
  method: 'POST',
  path: '/api/communities/:id/posts/:postId/lock',
  summary: 'Lock the comments of a post',
  params: PostParams,
  body: byRule,
  errors: [...moderated, 'POST_NOT_FOUND', 'RULE_NOT_FOUND', 'OWN_POST'],
});
export const unlockPost = endpoint({
  ...act,
  method: 'DELETE',
  path: '/api/communities/:id/posts/:postId/lock',
  summary: 'Let members comment on a post again',
  params: PostParams,
  errors: [...moderated, 'POST_NOT_FOUND', 'OWN_POST'],
});
