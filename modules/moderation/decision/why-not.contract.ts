import { z } from 'zod';
import { endpoint, IdParams } from '../../kernel/http/contract.js';
import { LimitedCapability } from '../moderation.schemas.js';

/** 'Why can this member not post?' */
export const whyNot = endpoint({
  method: 'GET',
  path: '/api/admin/members/:id/why',
  auth: 'member',
  requires: 'staff',
  audit: { action: 'member.explained', target: { kind: 'member', id: 'id' } },
  summary: 'Why a member can or cannot do something, as a chain of facts',
  params: IdParams,
  query: z.object({ capability: LimitedCapability }),
  response: z.object({
    may: z.boolean(),
    facts: z.array(
      z.object({
        holds: z.boolean(),
        words: z.string(),
        since: z.iso.datetime().nullable(),
        /** Where staff read more: a decision, a case, the consents. */
        href: z.string().nullable(),
      }),
    ),
  }),
  errors: ['MEMBER_NOT_FOUND'],
});
