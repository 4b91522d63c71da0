import { z } from 'zod';
import { endpoint, Id, IdParams, optionalText, Receipt, text } from '../../kernel/http/contract.js';
import { Category, TargetRef } from '../moderation.schemas.js';
import { conflicts, ofCase } from './case-calls.schemas.js';

/** For the moderators of a community: the reports about what is in it. */
export const CommunityCase = z.object({
  id: Id,
  version: z.number().int(),
  category: Category,
  target: TargetRef.extend({ name: z.string(), title: z.string().nullable(), href: z.string().nullable() }),
  reports: z.array(z.object({ category: Category, comment: z.string(), at: z.iso.datetime() })),
  openedAt: z.iso.datetime(),
  isHidden: z.boolean(),
});
export type CommunityCase = z.output<typeof CommunityCase>;

export const listCommunityCases = endpoint({
  method: 'GET',
  path: '/api/cases/of-community/:id',
  auth: 'member',
  consistent: ['cases', 'reports'],
  summary: 'Open cases in a community, for its moderators: without reporters, oldest first',
  params: IdParams,
  response: z.object({ cases: z.array(CommunityCase) }),
  errors: ['NOT_A_MODERATOR'],
});

export const decideInCommunity = endpoint({
  method: 'POST',
  path: '/api/cases/:id/community',
  auth: 'member',
  summary: 'Decide a case in one’s community by its own rules, or pass it on to staff',
  params: IdParams,
  body: z.object({
    outcome: z.enum(['nothing', 'removed', 'passed on']),
    /** The community's rule, and for the author why. */
    rule: optionalText(120).default(''),
    reason: text(1_000),
  }),
  response: Receipt,
  errors: [...ofCase, 'NOT_A_MODERATOR', 'CASE_DECIDED', ...conflicts, 'NOT_REMOVABLE'],
});
