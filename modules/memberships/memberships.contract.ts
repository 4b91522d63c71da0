import { z } from 'zod';
import { Tier } from '../identity/capabilities.schemas.js';
import { endpoint, Id, IdParams, Receipt, text } from '../kernel/http/contract.js';
import { givenRoles, grantedTiers, grantReasons, lifetimeTiers, roles } from './grants/grants.events.js';

const Note = text(500);
const Named = z.object({ id: z.string(), name: z.string() });

/** A proposal of one admin that another admin has to decide. */
export const LifetimeProposal = z.object({
  id: Id,
  member: Named,
  tier: z.enum(lifetimeTiers),
  reason: z.enum(grantReasons),
  note: z.string(),
  proposedBy: Named,
  proposedAt: z.iso.datetime(),
  /** Empty for the admin who proposed it and for the member who receives it. */
  allowedActions: z.array(z.enum(['confirm', 'decline'])),
});
export type LifetimeProposal = z.output<typeof LifetimeProposal>;

/** What a member was granted, for admins. */
export const GrantsView = z.object({
  member: Named,
  tier: Tier,
  /** Newest first. */
  grants: z.array(
    z.object({
      id: Id,
      tier: Tier,
      reason: z.enum(grantReasons),
      note: z.string(),
      from: z.iso.datetime(),
      /** Null when the tier has no end. */
      until: z.iso.datetime().nullable(),
      grantedBy: z.string(),
      /** A subscription pays for it, until its end or the end of what is paid next. */
      isPaid: z.boolean(),
      /** 'ended' means that its time is over. */
      status: z.enum(['running', 'ended', 'revoked']),
    }),
  ),
  roles: z.array(z.enum(givenRoles)),
});
export type GrantsView = z.output<typeof GrantsView>;

export const getGrants = endpoint({
  method: 'GET',
  path: '/api/admin/members/:id/grants',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'grants.read', target: { kind: 'member', id: 'id' } },
  summary: 'Tiers and roles that a member was granted',
  params: IdParams,
  response: GrantsView,
  errors: ['MEMBER_NOT_FOUND'],
});

export const grantTier = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/tiers',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'tier.granted', target: { kind: 'member', id: 'id' }, reason: 'note' },
  summary: 'Grant a tier, for a reason and until an end; only beta without one',
  params: IdParams,
  body: z.object({
    tier: z.enum(grantedTiers),
    reason: z.enum(grantReasons),
    note: Note,
    until: z.iso.datetime().nullable(),
  }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'MEMBER_NOT_FOUND', 'OWN_GRANT', 'END_IN_THE_PAST', 'TWO_ADMINS'],
});

export const revokeTier = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/tiers/:grantId/revoke',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'tier.revoked', target: { kind: 'member', id: 'id' }, reason: 'note' },
  summary: 'Take a grant back; what a subscription pays for ends with the subscription',
  params: IdParams.extend({ grantId: Id }),
  body: z.object({ note: Note }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'MEMBER_NOT_FOUND', 'OWN_GRANT', 'GRANT_NOT_FOUND', 'PAID_GRANT'],
});

export const proposeLifetime = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/lifetime-proposals',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'lifetime.proposed', target: { kind: 'member', id: 'id' }, reason: 'note' },
  summary: 'Propose a tier without an end, for another admin to confirm',
  params: IdParams,
  body: z.object({ tier: z.enum(lifetimeTiers), reason: z.enum(grantReasons), note: Note }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'MEMBER_NOT_FOUND', 'OWN_GRANT', 'ALREADY_PROPOSED'],
});

export const listLifetimeProposals = endpoint({
  method: 'GET',
  path: '/api/admin/lifetime-proposals',
  auth: 'member',
  requires: 'administer',
  consistent: ['member-pages'],
  audit: { action: 'lifetime-proposals.read' },
  summary: 'Proposals that another admin has to decide, oldest first; at most 100',
  response: z.object({ proposals: z.array(LifetimeProposal) }),
});

/** Somebody with a role, and since when. */
export const StaffMember = Named.extend({
  roles: z.array(z.object({ role: z.enum(roles), since: z.iso.datetime() })),
});
export type StaffMember = z.output<typeof StaffMember>;

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/admin/staff',
  auth: 'member',
  requires: 'administer',
  audit: 'not sensitive',
  consistent: ['member-pages'],
  summary: 'Everybody with a role, by name',
  response: z.object({ staff: z.array(StaffMember) }),
});

const ProposalParams = IdParams.extend({ proposalId: Id });

export const confirmLifetime = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/lifetime-proposals/:proposalId/confirm',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'lifetime.confirmed', target: { kind: 'member', id: 'id' } },
  summary: 'Confirm a proposal of another admin: the tier is granted without an end',
  params: ProposalParams,
  response: Receipt,
  errors: [
    'PROOF_NEEDED',
    'MEMBER_NOT_FOUND',
    'OWN_GRANT',
    'OWN_PROPOSAL',
    'PROPOSAL_NOT_FOUND',
    'PROPOSAL_TAKEN_BACK',
  ],
});

export const declineLifetime = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/lifetime-proposals/:proposalId/decline',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'lifetime.declined', target: { kind: 'member', id: 'id' }, reason: 'note' },
  summary: 'Decline a proposal of another admin, for a reason',
  params: ProposalParams,
  body: z.object({ note: Note }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'MEMBER_NOT_FOUND', 'OWN_GRANT', 'OWN_PROPOSAL', 'PROPOSAL_NOT_FOUND'],
});

const RoleBody = z.object({ role: z.enum(givenRoles), note: Note });

export const giveRole = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/roles',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'role.given', target: { kind: 'member', id: 'id' }, reason: 'note' },
  summary: 'Give a role, for a reason',
  params: IdParams,
  // the log has the role organizer, which gives nothing any more
  body: RoleBody.extend({ role: z.enum(givenRoles).exclude(['organizer']) }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'MEMBER_NOT_FOUND', 'OWN_GRANT'],
});

export const takeRole = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/roles/take',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'role.taken', target: { kind: 'member', id: 'id' }, reason: 'note' },
  summary: 'Take a role away, for a reason',
  params: IdParams,
  body: RoleBody,
  response: Receipt,
  errors: ['PROOF_NEEDED', 'MEMBER_NOT_FOUND', 'OWN_GRANT'],
});
