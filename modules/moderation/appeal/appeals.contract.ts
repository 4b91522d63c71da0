import { z } from 'zod';
import { endpoint, Id, IdParams, line, Receipt, text } from '../../kernel/http/contract.js';
import {
  Cursor,
  longestAppeal,
  longestNote,
  Measure,
  mostAttachments,
  Named,
  Strikes,
} from '../moderation.schemas.js';
import { AttachmentView, AppealStatus as Status } from './appeal.schemas.js';

/** What was said, oldest first. The reviewer has no name for the member. */
export const AppealEntry = z.object({
  at: z.iso.datetime(),
  what: z.enum(['filed', 'looked at', 'question', 'answer', 'decided', 'refused', 'withdrawn', 'escalated']),
  /** 'staff' for the member, with a name for staff. */
  by: z.object({ kind: z.enum(['member', 'guardian', 'staff']), person: Named.nullable() }),
  text: z.string(),
  attachments: z.array(AttachmentView),
  outcome: Status.nullable(),
});
export type AppealEntry = z.output<typeof AppealEntry>;

export const AppealView = z.object({
  id: Id,
  version: z.number().int(),
  decisionId: Id,
  caseId: Id,
  subject: Named,
  relation: z.enum(['self', 'guardian', 'staff']),
  level: z.union([z.literal(1), z.literal(2)]),
  status: Status,
  filedAt: z.iso.datetime(),
  /** Shown to both sides. */
  lookBy: z.iso.datetime(),
  decideBy: z.iso.datetime(),
  lookedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  dialogue: z.array(AppealEntry),
  /** For staff; null for the parties. */
  reviewer: Named.nullable(),
  /** For staff: why the caller may not review it. */
  conflict: z.enum(['own', 'reported it', 'decided it', 'reviewed it before', 'blocked', 'dealt']).nullable(),
  allowedActions: z.array(
    z.enum(['answer', 'withdraw', 'escalate', 'claim', 'release', 'ask', 'decide', 'refuse']),
  ),
});
export type AppealView = z.output<typeof AppealView>;
export type AppealStatus = AppealView['status'];

export const AppealLine = AppealView.pick({
  id: true,
  decisionId: true,
  subject: true,
  level: true,
  status: true,
  filedAt: true,
  lookBy: true,
  decideBy: true,
  lookedAt: true,
  decidedAt: true,
  reviewer: true,
}).extend({ measure: Measure, ruleTitle: z.string(), isLate: z.boolean() });
export type AppealLine = z.output<typeof AppealLine>;

const ofAppeal = ['APPEAL_NOT_FOUND'];
const words = {
  text: text(longestAppeal),
  /** Ids of files that the caller uploaded. */
  attachments: z.array(Id).max(mostAttachments).default([]),
};
const byParty = { method: 'POST', auth: 'member', whileSuspended: true, params: IdParams } as const;

export const fileAppeal = endpoint({
  method: 'POST',
  path: '/api/appeals',
  auth: 'member',
  whileSuspended: true,
  summary: 'Appeal a decision within 180 days, as the member or their guardian',
  body: z.object({ decisionId: Id, ...words }),
  response: Receipt,
  errors: ['DECISION_NOT_FOUND', 'APPEAL_OVER', 'APPEAL_FILED', 'ALREADY_OVERTURNED', 'ATTACHMENT_NOT_FOUND'],
});

export const escalateAppeal = endpoint({
  ...byParty,
  path: '/api/appeals/:id/escalate',
  summary: 'Ask once more, of another reviewer; what they decide is final',
  body: z.object(words),
  response: Receipt,
  errors: [
    ...ofAppeal,
    'NOT_DECIDED',
    'APPEAL_FINAL',
    'ALREADY_OVERTURNED',
    'APPEAL_OVER',
    'TOO_MANY_ANSWERS',
    'ATTACHMENT_NOT_FOUND',
  ],
});

export const answerQuestion = endpoint({
  ...byParty,
  path: '/api/appeals/:id/answer',
  summary: 'Answer what the reviewer asked, or add something before they decide',
  body: z.object(words),
  response: Receipt,
  errors: [...ofAppeal, 'APPEAL_CLOSED', 'TOO_MANY_ANSWERS', 'ATTACHMENT_NOT_FOUND'],
});

export const withdrawAppeal = endpoint({
  ...byParty,
  path: '/api/appeals/:id/withdraw',
  summary: 'Withdraw an appeal that is not decided',
  response: Receipt,
  errors: [...ofAppeal, 'APPEAL_CLOSED'],
});

export const uploadAttachment = endpoint({
  method: 'POST',
  path: '/api/appeals/attachments',
  auth: 'member',
  whileSuspended: true,
  upload: true,
  summary: 'Upload a picture or a PDF of 10 MB at most for an appeal; unused ones are deleted after a day',
  response: AttachmentView,
  status: 201,
  query: z.object({ name: line(120).default('File') }),
  rateLimit: { calls: 20, minutes: 60 },
  errors: ['FILE_TOO_LARGE', 'FILE_TYPE_UNKNOWN', 'PHOTO_TOO_LARGE', 'BODY_TOO_LARGE'],
});

export const readAttachment = endpoint({
  method: 'GET',
  path: '/api/appeals/attachments/:id',
  auth: 'member',
  whileSuspended: true,
  summary: 'A file of an appeal, for whoever uploaded it, the parties and its reviewers',
  params: IdParams,
  response: z.string().meta({ contentMediaType: 'application/octet-stream', contentEncoding: 'binary' }),
  errors: ['ATTACHMENT_NOT_FOUND'],
});

export const getAppeal = endpoint({
  method: 'GET',
  path: '/api/appeals/:id',
  auth: 'member',
  whileSuspended: true,
  consistent: ['appeals', 'member-pages'],
  audit: { action: 'appeal.read', target: { kind: 'appeal', id: 'id' } },
  summary: 'An appeal with its dialogue, for the parties and for reviewers',
  params: IdParams,
  response: AppealView,
  errors: ofAppeal,
});

const byReviewers = { auth: 'member', requires: 'review' } as const;
const about = { kind: 'appeal', id: 'id' } as const;
const conflicts = ['OWN_CASE', 'DECIDED_IT', 'CONFLICT_OF_INTEREST'];

export const listAppeals = endpoint({
  ...byReviewers,
  method: 'GET',
  path: '/api/appeals',
  audit: 'not sensitive',
  consistent: ['appeals', 'member-pages'],
  summary: 'Appeals by when they are due; decided ones newest first; 50 a page',
  query: z.object({
    status: z.enum(['waiting', 'mine', 'decided', 'all']).default('waiting'),
    subject: Id.optional(),
    cursor: Cursor.optional(),
  }),
  response: z.object({ total: z.number().int(), appeals: z.array(AppealLine), next: Cursor.nullable() }),
});

export const appealFigures = endpoint({
  ...byReviewers,
  method: 'GET',
  path: '/api/appeals/figures',
  audit: 'not sensitive',
  consistent: ['appeals', 'member-pages'],
  summary:
    'How many wait and are late, median hours, and how often decisions of each decider were overturned',
  response: z.object({
    waiting: z.number().int(),
    late: z.number().int(),
    oldest: z.iso.datetime().nullable(),
    /** Of the last 180 days; null below five. */
    medianHoursToLook: z.number().nullable(),
    medianHoursToDecide: z.number().nullable(),
    deciders: z.array(
      z.object({
        decider: Named,
        decided: z.number().int(),
        appealed: z.number().int(),
        overturned: z.number().int(),
      }),
    ),
  }),
});

export const claimAppeal = endpoint({
  ...byReviewers,
  method: 'POST',
  path: '/api/appeals/:id/claim',
  audit: { action: 'appeal.claimed', target: about },
  summary: 'Take an appeal to review it: the first look',
  params: IdParams,
  response: Receipt,
  errors: [...ofAppeal, ...conflicts, 'CLAIMED_BY_ANOTHER', 'APPEAL_CLOSED'],
});

export const releaseAppeal = endpoint({
  ...byReviewers,
  method: 'POST',
  path: '/api/appeals/:id/release',
  audit: { action: 'appeal.released', target: about },
  summary: 'Leave an appeal to another reviewer; of one who is away, others may do it',
  params: IdParams,
  response: Receipt,
  errors: [...ofAppeal, ...conflicts, 'APPEAL_CLOSED'],
});

export const askAppellant = endpoint({
  ...byReviewers,
  method: 'POST',
  path: '/api/appeals/:id/ask',
  audit: { action: 'appeal.asked', target: about },
  summary: 'Ask the member something before deciding',
  params: IdParams,
  body: z.object({ question: text(longestNote) }),
  response: Receipt,
  errors: [...ofAppeal, ...conflicts, 'CLAIM_FIRST', 'APPEAL_CLOSED'],
});

export const decideAppeal = endpoint({
  ...byReviewers,
  method: 'POST',
  path: '/api/appeals/:id/decide',
  recentAuth: true,
  audit: { action: 'appeal.decided', target: about, reason: 'reason' },
  summary: 'Uphold a decision, uphold it in part by a milder one, or overturn it',
  params: IdParams,
  body: z.object({
    outcome: z.enum(['upheld', 'partly', 'overturned']),
    reason: text(longestAppeal),
    amended: z
      .object({ measure: Measure, strikes: Strikes, givenBack: z.array(z.string().max(250)).max(2_000) })
      .nullable()
      .default(null),
  }),
  response: Receipt,
  errors: [
    'PROOF_NEEDED',
    ...ofAppeal,
    ...conflicts,
    'CLAIM_FIRST',
    'APPEAL_CLOSED',
    'NOT_MILDER',
    'EFFECT_NOT_FOUND',
  ],
});

export const refuseAppeal = endpoint({
  ...byReviewers,
  method: 'POST',
  path: '/api/appeals/:id/refuse',
  recentAuth: true,
  audit: { action: 'appeal.refused', target: about, reason: 'reason' },
  summary: 'Refuse an appeal that cannot be judged, with a reason',
  params: IdParams,
  body: z.object({ reason: text(longestNote) }),
  response: Receipt,
  errors: ['PROOF_NEEDED', ...ofAppeal, ...conflicts, 'CLAIM_FIRST', 'APPEAL_CLOSED'],
});

/** For the mail server of the installation: X-Mailbox-Secret holds the shared secret, the body is the message (RFC 5322). */
export const receiveMail = endpoint({
  method: 'POST',
  path: '/api/appeals/mail',
  auth: 'guest',
  upload: true,
  summary: 'A mail to the support address: an appeal, an answer to a question, or a request to support',
  response: z.object({
    became: z.enum(['appeal', 'answer', 'escalation', 'support request', 'nothing']),
    id: Id.nullable(),
  }),
  rateLimit: { calls: 1_000, minutes: 60 },
  errors: ['WRONG_SECRET', 'MAIL_UNREADABLE', 'BODY_TOO_LARGE'],
});
