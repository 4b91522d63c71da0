import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const socialKinds = ['google', 'apple', 'facebook', 'microsoft'] as const;
export type SocialKind = (typeof socialKinds)[number];

/** What a member did that others build on. Credentials, sessions and tokens are rows, not facts.
 *  source  house.md section 4 */
export const memberEvents = defineStream('member', {
  MemberRegistered: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), name: z.string(), email: z.string() }),
    personal: { of: 'memberId', fields: { name: 'Former member', email: '' } },
  }),
  MemberRenamed: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), name: z.string() }),
    personal: { of: 'memberId', fields: { name: 'Former member' } },
  }),
  /** Roles come from memberships today; earlier versions of the installation's tools recorded this. */
  RoleGranted: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      role: z.enum(['admin', 'moderator', 'organizer', 'reviewer', 'support']),
    }),
  }),
  /** The member proved that this mail is theirs. */
  MemberVerified: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), email: z.string() }),
    personal: { of: 'memberId', fields: { email: '' } },
  }),
  TermsAccepted: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), version: z.iso.date() }),
  }),
  /** Somebody vouches for the member from now on: `subject` is what the issuer calls them. */
  SocialLinked: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      kind: z.enum(socialKinds),
      issuer: z.string(),
      subject: z.string(),
    }),
    personal: { of: 'memberId', fields: { subject: '' } },
  }),
  SocialUnlinked: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), kind: z.enum(socialKinds) }),
  }),
  /** Staff took the second step away, for a member who lost phone and recovery codes. */
  SecondFactorRemoved: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), reason: z.string(), removedBy: z.string() }),
    personal: { of: 'memberId', fields: { reason: '' } },
  }),
  /** Staff shut the member out, for a reason. */
  MemberSuspended: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), reason: z.string(), suspendedBy: z.string() }),
    personal: { of: 'memberId', fields: { reason: '' } },
  }),
  SuspensionLifted: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), reason: z.string(), liftedBy: z.string() }),
    personal: { of: 'memberId', fields: { reason: '' } },
  }),
  MemberErased: defineEvent({ version: 1, schema: z.object({ memberId: z.string() }) }),
});

export type MemberEvent = EventOf<typeof memberEvents>;
