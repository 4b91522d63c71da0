import { z } from 'zod';
import { endpoint, Id, IdParams, optionalText, Receipt } from '../../kernel/http/contract.js';
import { Email } from '../../kernel/http/email.schemas.js';
import { Category, longestComment, mostTargets, TargetRef } from '../moderation.schemas.js';
import { RuleId } from '../rules/terms-rules.schemas.js';

/** How far a report is, for whoever sent it. */
export const ReportStatus = z.enum([
  'mail not confirmed',
  'with the seller',
  'received',
  'acted',
  'nothing done',
]);
export type ReportStatus = z.output<typeof ReportStatus>;

/** A report as its sender sees it: never who decided, and never what it cost whom. */
export const OwnReport = z.object({
  id: Id,
  targets: z.array(
    TargetRef.extend({ name: z.string(), title: z.string().nullable(), href: z.string().nullable() }),
  ),
  category: Category,
  comment: z.string(),
  wish: z.string(),
  sentAt: z.iso.datetime(),
  status: ReportStatus,
  resolvedAt: z.iso.datetime().nullable(),
});
export type OwnReport = z.output<typeof OwnReport>;

export const sendReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  auth: 'guest',
  appCheck: 'guests',
  consistent: ['reports'],
  summary: 'Report content of one member; a guest gives an e-mail address and confirms it',
  body: z.object({
    /** `id` is what the page knows: an id, or the token of a share link. */
    targets: z.array(TargetRef).min(1).max(mostTargets),
    category: Category,
    ruleId: RuleId.nullable().default(null),
    comment: optionalText(longestComment).default(''),
    wish: optionalText(300).default(''),
    /** Of a guest; members are told in their notifications. */
    email: Email.nullable().default(null),
  }),
  response: z.object({ id: Id, status: ReportStatus }),
  status: 201,
  rateLimit: { calls: 20, minutes: 60 },
  errors: [
    'APP_CHECK_REQUIRED',
    'TARGET_NOT_FOUND',
    'NOT_REPORTABLE',
    'OWN_CONTENT',
    'ONE_MEMBER_AT_A_TIME',
    'ALREADY_REPORTED',
    'COMMENT_NEEDED',
    'EMAIL_NEEDED',
    'REPORT_LIMIT',
  ],
});

export const confirmReport = endpoint({
  method: 'POST',
  path: '/api/reports/confirm',
  auth: 'guest',
  summary: 'Confirm the e-mail address of a report, by the link that was sent to it',
  body: z.object({ token: z.string().min(10).max(200) }),
  response: z.object({ id: Id, status: ReportStatus }),
  errors: ['REPORT_LINK_OVER'],
});

export const listOwnReports = endpoint({
  method: 'GET',
  path: '/api/reports',
  auth: 'member',
  consistent: ['reports'],
  summary: 'What the caller reported, newest first; at most 100',
  response: z.object({ reports: z.array(OwnReport) }),
});

/** Listings of the caller that somebody reported as sold already. */
export const listAsked = endpoint({
  method: 'GET',
  path: '/api/reports/asked',
  auth: 'member',
  consistent: ['reports'],
  summary: 'Listings of the caller of which somebody says that they are sold already',
  response: z.object({
    asked: z.array(
      z.object({ id: Id, listingId: Id, title: z.string().nullable(), until: z.iso.datetime() }),
    ),
  }),
});

export const answerAsked = endpoint({
  method: 'POST',
  path: '/api/reports/:id/answer',
  auth: 'member',
  summary: 'Say that a listing is still for sale; "sold" is a command of the listing',
  params: IdParams,
  body: z.object({ answer: z.literal('still for sale') }),
  response: Receipt,
  errors: ['REPORT_NOT_FOUND'],
});
