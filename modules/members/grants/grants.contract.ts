import { z } from 'zod';
import { endpoint, Id, IdParams, Receipt, text } from '../../kernel/contract.js';
import { givenRoles, grantReasons, tiers } from './grants.events.js';

const Note = text(500);

/** What a member was granted, for admins. */
export const GrantsView = z.object({
  tier: z.enum(tiers),
  grants: z.array(
    z.object({
      id: Id,
      tier: z.enum(tiers),
      reason: z.enum(grantReasons),
      note: z.string(),
      from: z.iso.datetime(),
      /** Null: for life. */
      until: z.iso.datetime().nullable(),
      grantedBy: z.string(),
    }),
  ),
  roles: z.array(z.enum(givenRoles)),
});
export type GrantsView = z.output<typeof GrantsView>;

export const getGrants = endpoint({
  method: 'GET',
  path: '/api/admin/members/:id/grants',
  who: 'admin',
  summary: 'Tiers and roles that a member was granted',
  params: IdParams,
  answer: GrantsView,
  errors: ['MEMBER_NOT_FOUND'],
});

export const grantTier = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/tiers',
  who: 'admin',
  summary: 'Grant a tier, for a reason and until an end',
  params: IdParams,
  body: z.object({
    tier: z.enum(['beta', 'premium', 'premium_plus']),
    reason: z.enum(grantReasons),
    note: Note,
    until: z.iso.datetime().nullable(),
  }),
  answer: Receipt,
  errors: ['MEMBER_NOT_FOUND', 'OWN_GRANT', 'END_IN_THE_PAST'],
});

export const revokeTier = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/tiers/:grantId/revoke',
  who: 'admin',
  summary: 'Take a grant back',
  params: IdParams.extend({ grantId: Id }),
  body: z.object({ note: Note }),
  answer: Receipt,
  errors: ['MEMBER_NOT_FOUND', 'OWN_GRANT', 'GRANT_NOT_FOUND'],
});

const RoleBody = z.object({ role: z.enum(givenRoles), note: Note });

export const giveRole = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/roles',
  who: 'admin',
  summary: 'Give a role, for a reason',
  params: IdParams,
  body: RoleBody,
  answer: Receipt,
  errors: ['MEMBER_NOT_FOUND', 'OWN_GRANT'],
});

export const takeRole = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/roles/take',
  who: 'admin',
  summary: 'Take a role away, for a reason',
  params: IdParams,
  body: RoleBody,
  answer: Receipt,
  errors: ['MEMBER_NOT_FOUND', 'OWN_GRANT'],
});
