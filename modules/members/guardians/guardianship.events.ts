import { z } from 'zod';
import { type EventOf, event, family } from '../../kernel/events.js';

/** What the configured check said, or that it said nothing that can be read, or nothing at all. */
export const reasonsToLook = ['refused', 'unsure', 'unreadable', 'no answer'] as const;
export type ReasonToLook = (typeof reasonsToLook)[number];
/** Who verified, where the configured check did. */
export const guardianCheck = 'guardian-check';

/** A member's age and, while it is under 18, who answers for them. The stream is the member's; what it holds is the ledger of consents.
 *  The date of birth is sealed: others learn only whether somebody is a minor.
 *  source  reliability.md 2.8, product.md section 9 (GuardianLink) */
export const guardianshipEvents = family('guardianship', {
  BirthDateGiven: event({
    version: 1,
    schema: z.object({ memberId: z.string(), birthDate: z.string(), isMinor: z.boolean() }),
    personal: { of: 'memberId', fields: { birthDate: '' } },
  }),
  GuardianInvited: event({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      invitationId: z.string(),
      email: z.string(),
      expiresAt: z.iso.datetime(),
    }),
    personal: { of: 'memberId', fields: { email: '' } },
  }),
  /** The guardian's consent; that the minor invited them is the minor's. */
  GuardianAccepted: event({
    version: 1,
    schema: z.object({ memberId: z.string(), invitationId: z.string(), guardianId: z.string() }),
  }),
  /** On the word of staff, or of the configured check (`verifiedBy` is then its name). */
  GuardianVerified: event({
    version: 2,
    schema: z.object({
      memberId: z.string(),
      guardianId: z.string(),
      method: z.enum(['staff', 'check']),
      verifiedBy: z.string(),
      note: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
    upcasters: [(older) => older], // version 1 knew staff only
  }),
  /** The configured check did not say yes: staff has to look. */
  GuardianLeftToStaff: event({
    version: 1,
    schema: z.object({ memberId: z.string(), guardianId: z.string(), because: z.enum(reasonsToLook) }),
  }),
  GuardianRefused: event({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      guardianId: z.string(),
      refusedBy: z.string(),
      note: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
  }),
  UnlinkAsked: event({ version: 1, schema: z.object({ askedBy: z.string() }) }),
  UnlinkWithdrawn: event({ version: 1, schema: z.object({ askedBy: z.string() }) }),
  /** Both agreed, the guardian was erased, or one of the two ended what nobody had verified. */
  GuardianUnlinked: event({
    version: 2,
    schema: z.object({
      guardianId: z.string(),
      because: z.enum(['both agreed', 'guardian left', 'not verified']),
    }),
    upcasters: [(older) => older], // version 1 knew no third reason
  }),
  /** The eighteenth birthday. */
  MajorityReached: event({ version: 1, schema: z.object({ guardianId: z.string().nullable() }) }),
});

export type GuardianshipEvent = EventOf<typeof guardianshipEvents>;
