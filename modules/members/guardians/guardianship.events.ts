import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** Why staff has to decide: the check refused, was unsure, gave an unreadable answer, or gave none. */
export const reasonsToLook = ['refused', 'unsure', 'unreadable', 'no answer'] as const;
export type ReasonToLook = (typeof reasonsToLook)[number];
/** The value of `verifiedBy` when the configured check verified. */
export const guardianCheck = 'guardian-check';

/** A member's age and, while they are under 18, their guardian. The stream has the member's id, and its events are the ledger of consents.
 *  The date of birth is encrypted: others learn only whether a member is a minor.
 *  source  modules/members/README.md, Words */
export const guardianshipEvents = defineStream('guardianship', {
  BirthDateGiven: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), birthDate: z.string(), isMinor: z.boolean() }),
    personal: { of: 'memberId', fields: { birthDate: '' } },
  }),
  /** The address is another person's data, so it is a row. */
  GuardianInvited: defineEvent({
    version: 2,
    schema: z.object({ memberId: z.string(), invitationId: z.string(), expiresAt: z.iso.datetime() }),
    upcasters: [({ email: _, ...older }) => older], // version 1 held the address, under the minor's key
  }),
  /** The consent of the guardian. The invitation is the consent of the minor. */
  GuardianAccepted: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), invitationId: z.string(), guardianId: z.string() }),
  }),
  /** Staff or the configured check has verified the guardian. For the check, `verifiedBy` is its name and `host` its address. The note of staff is a row. */
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
    staffOnly: ['verifiedBy'],
  }),
  /** The configured check did not verify the guardian, so staff has to decide. */
  GuardianLeftToStaff: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), guardianId: z.string(), because: z.enum(reasonsToLook) }),
  }),
  GuardianRefused: defineEvent({
    version: 2,
    schema: z.object({ memberId: z.string(), guardianId: z.string(), refusedBy: z.string() }),
    upcasters: [({ note: _, ...older }) => older], // version 1 held the note of staff, under the minor's key
    staffOnly: ['refusedBy'],
  }),
  UnlinkAsked: defineEvent({ version: 1, schema: z.object({ askedBy: z.string() }), shown: ['askedBy'] }),
  UnlinkWithdrawn: defineEvent({ version: 1, schema: z.object({ askedBy: z.string() }), shown: ['askedBy'] }),
  /** Both agreed, the guardian was erased, or one of the two ended an unverified link. */
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
