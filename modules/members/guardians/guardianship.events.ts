import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** What the configured check said, or that it said nothing that can be read, or nothing at all. */
export const reasonsToLook = ['refused', 'unsure', 'unreadable', 'no answer'] as const;
export type ReasonToLook = (typeof reasonsToLook)[number];
/** Who verified, where the configured check did. */
export const guardianCheck = 'guardian-check';

/** A member's age and, while it is under 18, who answers for them. The stream is the member's; what it holds is the ledger of consents.
 *  The date of birth is sealed: others learn only whether somebody is a minor.
 *  source  reliability.md 2.8, product.md section 9 (GuardianLink) */
export const guardianshipEvents = defineStream('guardianship', {
  BirthDateGiven: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), birthDate: z.string(), isMinor: z.boolean() }),
    personal: { of: 'memberId', fields: { birthDate: '' } },
  }),
  /** Where it went is a row: the address is another person's. */
  GuardianInvited: defineEvent({
    version: 2,
    schema: z.object({ memberId: z.string(), invitationId: z.string(), expiresAt: z.iso.datetime() }),
    upcasters: [({ email: _, ...older }) => older], // version 1 held the address, under the minor's key
  }),
  /** The guardian's consent; that the minor invited them is the minor's. */
  GuardianAccepted: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), invitationId: z.string(), guardianId: z.string() }),
  }),
  /** On the word of staff, or of the configured check (`verifiedBy` is then its name, and `host` where it is). What staff wrote is a row. */
  GuardianVerified: defineEvent({
    version: 3,
    schema: z.object({
      memberId: z.string(),
      guardianId: z.string(),
      method: z.enum(['staff', 'check']),
      verifiedBy: z.string(),
      host: z.string().nullable(),
    }),
    upcasters: [
      (older) => older, // version 1 knew staff only
      ({ note, ...older }) => ({ ...older, host: older.method === 'check' ? hostIn(note) : null }), // and 2 held notes of staff
    ],
  }),
  /** The configured check did not say yes: staff has to look. */
  GuardianLeftToStaff: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), guardianId: z.string(), because: z.enum(reasonsToLook) }),
  }),
  GuardianRefused: defineEvent({
    version: 2,
    schema: z.object({ memberId: z.string(), guardianId: z.string(), refusedBy: z.string() }),
    upcasters: [({ note: _, ...older }) => older], // version 1 held the note of staff, under the minor's key
  }),
  UnlinkAsked: defineEvent({ version: 1, schema: z.object({ askedBy: z.string() }) }),
  UnlinkWithdrawn: defineEvent({ version: 1, schema: z.object({ askedBy: z.string() }) }),
  /** Both agreed, the guardian was erased, or one of the two ended what nobody had verified. */
  GuardianUnlinked: defineEvent({
    version: 2,
    schema: z.object({
      guardianId: z.string(),
      because: z.enum(['both agreed', 'guardian left', 'not verified']),
    }),
    upcasters: [(older) => older], // version 1 knew no third reason
  }),
  /** The eighteenth birthday. */
  MajorityReached: defineEvent({ version: 1, schema: z.object({ guardianId: z.string().nullable() }) }),
});

/** "check.example said so." */
function hostIn(note: unknown): string | null {
  return typeof note === 'string' ? note.replace(/ said so\.$/, '') : null;
}

export type GuardianshipEvent = EventOf<typeof guardianshipEvents>;
