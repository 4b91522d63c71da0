import { z } from 'zod';
import { limitable } from '../../identity/capabilities.schemas.js';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const grantedTiers = ['beta', 'premium', 'premium_plus'] as const;
export const grantReasons = ['purchase', 'donor', 'staff', 'promo'] as const;
/** Tiers that need two admins when they have no end. */
export const lifetimeTiers = ['premium', 'premium_plus'] as const;
export type LifetimeTier = (typeof lifetimeTiers)[number];
/** Roles that admins give and take. */
export const givenRoles = ['moderator', 'reviewer', 'support', 'organizer'] as const;
export type GivenRole = (typeof givenRoles)[number];
/** Only the installation's tools give the role admin. */
export const roles = ['admin', ...givenRoles] as const;
export type Role = (typeof roles)[number];
/** The value of `givenBy` for the installation's tools. */
export const installationId = 'installation';

/** What a member was granted, by whom, why and until when. The notes of staff are encrypted under the member's key. */
export const grantsEvents = defineStream('grants', {
  TierGranted: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      grantId: z.string(),
      tier: z.enum(grantedTiers),
      reason: z.enum(grantReasons),
      note: z.string(),
      /** Null when the tier has no end. */
      until: z.iso.datetime().nullable(),
      grantedBy: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
    staffOnly: ['note', 'grantedBy'],
  }),
  /** A subscription pays for it until then, with the days of grace where it is renewed. The grant has the id of the subscription; the same id again
   *  changes its end or its tier. */
  TierPaid: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      grantId: z.string(),
      tier: z.enum(lifetimeTiers),
      until: z.iso.datetime(),
    }),
  }),
  TierRevoked: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      grantId: z.string(),
      note: z.string(),
      revokedBy: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
    staffOnly: ['note', 'revokedBy'],
  }),
  /** The time of the grant is over. */
  TierEnded: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      grantId: z.string(),
      tier: z.enum(grantedTiers),
    }),
  }),
  /** One admin proposes a tier without an end for a member. It grants nothing yet. */
  LifetimeProposed: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      proposalId: z.string(),
      tier: z.enum(lifetimeTiers),
      reason: z.enum(grantReasons),
      note: z.string(),
      proposedBy: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
    staffOnly: ['note', 'proposedBy'],
  }),
  /** Another admin agrees. TierGranted follows at once and names the admin who proposed it. */
  LifetimeConfirmed: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), proposalId: z.string(), confirmedBy: z.string() }),
    staffOnly: ['confirmedBy'],
  }),
  LifetimeDeclined: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      proposalId: z.string(),
      note: z.string(),
      declinedBy: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
    staffOnly: ['note', 'declinedBy'],
  }),
  /** Version 2: the installation's tools give roles too, and the role admin. */
  RoleGiven: defineEvent({
    version: 2,
    schema: z.object({
      memberId: z.string(),
      role: z.enum(roles),
      note: z.string(),
      givenBy: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
    upcasters: [(older) => older],
    staffOnly: ['note', 'givenBy'],
  }),
  /** Version 2: the installation's tools take the role admin. */
  RoleTaken: defineEvent({
    version: 2,
    schema: z.object({
      memberId: z.string(),
      role: z.enum(roles),
      note: z.string(),
      takenBy: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
    upcasters: [(older) => older],
    staffOnly: ['note', 'takenBy'],
  }),
  /** A decision takes one capability for a time. When its time is over, nothing is recorded. */
  CapabilityLimited: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      capability: z.enum(limitable),
      /** Null when it has no end. */
      until: z.iso.datetime().nullable(),
      decisionId: z.string(),
      limitedBy: z.string(),
    }),
    staffOnly: ['limitedBy'],
  }),
  CapabilityLimitLifted: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      capability: z.enum(limitable),
      decisionId: z.string(),
      liftedBy: z.string(),
    }),
    staffOnly: ['liftedBy'],
  }),
});

export type GrantsEvent = EventOf<typeof grantsEvents>;
