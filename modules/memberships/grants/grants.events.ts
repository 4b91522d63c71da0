import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Tier } from '../../kernel/http/contract.js';

export type { Tier };
export const tiers = Tier.options;
export const grantedTiers = ['beta', 'premium', 'premium_plus'] as const;
export const grantReasons = ['purchase', 'donor', 'staff', 'promo'] as const;
/** Tiers that two admins have to agree on where there is no end.
 *  source  reliability.md 2.10 */
export const lifetimeTiers = ['premium', 'premium_plus'] as const;
export type LifetimeTier = (typeof lifetimeTiers)[number];
/** Roles that admins give; who is an admin is decided at the machine. */
export const givenRoles = ['moderator', 'reviewer', 'support', 'organizer'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** What a member was granted, by whom, why and until when. What staff wrote about it lies under the member's key.
 *  source  product.md section 9 (TierGrant) */
export const grantsEvents = defineStream('grants', {
  TierGranted: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      grantId: z.string(),
      tier: z.enum(grantedTiers),
      reason: z.enum(grantReasons),
      note: z.string(),
      /** Null: for life. */
      until: z.iso.datetime().nullable(),
      grantedBy: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
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
  }),
  /** Its time was over. */
  TierEnded: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      grantId: z.string(),
      tier: z.enum(grantedTiers),
    }),
  }),
  /** One admin wants a tier without an end for a member; nothing is granted by it. */
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
  }),
  /** Another admin agrees: TierGranted follows at once, in the name of who proposed it. */
  LifetimeConfirmed: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), proposalId: z.string(), confirmedBy: z.string() }),
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
  }),
  RoleGiven: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      role: z.enum(givenRoles),
      note: z.string(),
      givenBy: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
  }),
  RoleTaken: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      role: z.enum(givenRoles),
      note: z.string(),
      takenBy: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
  }),
});

export type GrantsEvent = EventOf<typeof grantsEvents>;
