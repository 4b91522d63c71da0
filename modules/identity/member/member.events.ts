import { z } from 'zod';
import { type EventOf, event, family } from '../../kernel/event-store/events.js';

export const roles = ['admin', 'moderator', 'organizer', 'reviewer', 'support'] as const;
export const socialKinds = ['google', 'apple', 'facebook', 'microsoft'] as const;
export type Role = (typeof roles)[number];
export type SocialKind = (typeof socialKinds)[number];

/** What a member did that others build on. Credentials, sessions and tokens are rows, not facts.
 *  source  house.md section 4 */
export const memberEvents = family('member', {
  MemberRegistered: event({
    version: 1,
    schema: z.object({ memberId: z.string(), name: z.string(), email: z.string() }),
    personal: { of: 'memberId', fields: { name: 'Former member', email: '' } },
  }),
  MemberRenamed: event({
    version: 1,
    schema: z.object({ memberId: z.string(), name: z.string() }),
    personal: { of: 'memberId', fields: { name: 'Former member' } },
  }),
  RoleGranted: event({
    version: 1,
    schema: z.object({ memberId: z.string(), role: z.enum(roles) }),
  }),
  /** The member proved that this mail is theirs. */
  MemberVerified: event({
    version: 1,
    schema: z.object({ memberId: z.string(), email: z.string() }),
    personal: { of: 'memberId', fields: { email: '' } },
  }),
  TermsAccepted: event({
    version: 1,
    schema: z.object({ memberId: z.string(), version: z.iso.date() }),
  }),
  /** Somebody vouches for the member from now on: `subject` is what the issuer calls them. */
  SocialLinked: event({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      kind: z.enum(socialKinds),
      issuer: z.string(),
      subject: z.string(),
    }),
    personal: { of: 'memberId', fields: { subject: '' } },
  }),
  SocialUnlinked: event({
    version: 1,
    schema: z.object({ memberId: z.string(), kind: z.enum(socialKinds) }),
  }),
  /** Staff took the second step away, for a member who lost phone and recovery codes. */
  SecondFactorRemoved: event({
    version: 1,
    schema: z.object({ memberId: z.string(), reason: z.string(), removedBy: z.string() }),
    personal: { of: 'memberId', fields: { reason: '' } },
  }),
  /** Staff shut the member out, for a reason. */
  MemberSuspended: event({
    version: 1,
    schema: z.object({ memberId: z.string(), reason: z.string(), suspendedBy: z.string() }),
    personal: { of: 'memberId', fields: { reason: '' } },
  }),
  SuspensionLifted: event({
    version: 1,
    schema: z.object({ memberId: z.string(), reason: z.string(), liftedBy: z.string() }),
    personal: { of: 'memberId', fields: { reason: '' } },
  }),
  MemberErased: event({ version: 1, schema: z.object({ memberId: z.string() }) }),
});

export type MemberEvent = EventOf<typeof memberEvents>;
