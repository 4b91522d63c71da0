import { z } from 'zod';
import { type EventOf, event, family } from '../../kernel/events.js';

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
  GuardianVerified: event({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      guardianId: z.string(),
      method: z.enum(['staff']),
      verifiedBy: z.string(),
      note: z.string(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
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
  GuardianUnlinked: event({
    version: 1,
    schema: z.object({ guardianId: z.string(), because: z.enum(['both agreed', 'guardian left']) }),
  }),
  /** The eighteenth birthday. */
  MajorityReached: event({ version: 1, schema: z.object({ guardianId: z.string().nullable() }) }),
});

export type GuardianshipEvent = EventOf<typeof guardianshipEvents>;
