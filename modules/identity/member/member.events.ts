import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const socialKinds = ['google', 'apple', 'facebook', 'microsoft'] as const;
export type SocialKind = (typeof socialKinds)[number];

/** The events of a member that other modules build on. Credentials, sessions and tokens are rows, not events. */
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
  /** The member verified this e-mail address. */
  MemberVerified: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), email: z.string() }),
    personal: { of: 'memberId', fields: { email: '' } },
  }),
  TermsAccepted: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), version: z.iso.date() }),
  }),
  /** The member linked an identity provider; `subject` is the issuer's id of the member. */
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
  /** Staff removed the second factor of a member who lost phone and recovery codes. */
  SecondFactorRemoved: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), reason: z.string(), removedBy: z.string() }),
    personal: { of: 'memberId', fields: { reason: '' } },
    staffOnly: ['reason', 'removedBy'],
  }),
  /** Staff suspended the member, for a reason. Version 2: with an end, and because of a decision. */
  MemberSuspended: defineEvent({
    version: 2,
    schema: z.object({
      memberId: z.string(),
      reason: z.string(),
      suspendedBy: z.string(),
      /** Null when no decision causes it. */
      decisionId: z.string().nullable(),
      /** Null when it has no end. */
      until: z.iso.datetime().nullable(),
    }),
    personal: { of: 'memberId', fields: { reason: '' } },
    upcasters: [(older) => ({ ...older, decisionId: null, until: null })],
    staffOnly: ['suspendedBy'],
    shown: ['reason'],
  }),
  /** What this decision caused is over; null: what no decision caused. The member is suspended while another runs. */
  SuspensionLifted: defineEvent({
    version: 2,
    schema: z.object({
      memberId: z.string(),
      reason: z.string(),
      liftedBy: z.string(),
      decisionId: z.string().nullable(),
    }),
    personal: { of: 'memberId', fields: { reason: '' } },
    upcasters: [(older) => ({ ...older, decisionId: null })],
    staffOnly: ['reason', 'liftedBy'],
  }),
  MemberErased: defineEvent({ version: 1, schema: z.object({ memberId: z.string() }) }),
});

export type MemberEvent = EventOf<typeof memberEvents>;
