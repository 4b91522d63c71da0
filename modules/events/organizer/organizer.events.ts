import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { organizerKinds, type TeamRole, teamRoles } from './organizer.schemas.js';

export { organizerKinds, type TeamRole, teamRoles };
export const maxTeam = 20;

/** What everybody reads of an organizer. */
export const OrganizerWords = z.object({
  name: z.string(),
  kind: z.enum(organizerKinds),
  about: z.string(),
  website: z.string().nullable(),
  place: z
    .object({ zip: z.string(), latitude: z.number(), longitude: z.number(), area: z.string() })
    .nullable(),
});
export type OrganizerWords = z.output<typeof OrganizerWords>;

/** What staff reads to verify it. */
const Evidence = {
  /** What shows that they speak for it: a registry number, a page that names them. */
  evidence: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
};
const noEvidence = { evidence: '', contact: { name: '', email: '', phone: null } };

/** A club or a business that runs events: what it is, that it is verified, and who works in it.
 *  source  README, Organizers */
export const organizerEvents = defineStream('organizer', {
  /** It begins, and asks to be verified. Whoever asks is its first owner. */
  OrganizerApplied: defineEvent({
    version: 1,
    schema: OrganizerWords.extend({ ownerId: z.string(), slug: z.string(), ...Evidence }),
    personal: { of: 'ownerId', fields: noEvidence },
    staffOnly: ['evidence', 'contact'],
  }),
  OrganizerChanged: defineEvent({
    version: 1,
    schema: OrganizerWords.extend({ by: z.string() }),
    shown: ['by'],
  }),
  /** Asked again: after a refusal, a withdrawal, or because the time is nearly over. */
  VerificationAsked: defineEvent({
    version: 1,
    schema: z.object({ byId: z.string(), ...Evidence }),
    personal: { of: 'byId', fields: noEvidence },
    staffOnly: ['evidence', 'contact'],
    shown: ['byId'],
  }),
  OrganizerVerified: defineEvent({
    version: 1,
    schema: z.object({ until: z.iso.datetime(), by: z.string(), note: z.string() }),
    staffOnly: ['by', 'note'],
  }),
  VerificationRefused: defineEvent({
    version: 1,
    schema: z.object({ by: z.string(), reason: z.string() }),
    staffOnly: ['by'],
    shown: ['reason'],
  }),
  VerificationWithdrawn: defineEvent({
    version: 1,
    schema: z.object({ by: z.string(), reason: z.string() }),
    staffOnly: ['by'],
    shown: ['reason'],
  }),
  /** Its time is over. */
  VerificationLapsed: defineEvent({ version: 1, schema: z.object({}) }),
  /** Staff looked at its first event: from now on it publishes without a review. */
  FirstEventApproved: defineEvent({
    version: 1,
    schema: z.object({ gatheringId: z.string(), by: z.string() }),
    staffOnly: ['by'],
  }),
  TeamInvited: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), role: z.enum(teamRoles), by: z.string() }),
    shown: ['by'],
  }),
  TeamInvitationEnded: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), because: z.enum(['declined', 'withdrawn', 'erased']) }),
  }),
  TeamJoined: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), role: z.enum(teamRoles) }),
  }),
  TeamRoleChanged: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), role: z.enum(teamRoles), by: z.string() }),
    shown: ['by'],
  }),
  TeamLeft: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), because: z.enum(['left', 'dismissed', 'erased']) }),
  }),
  /** By a decision of a case. */
  OrganizerHidden: defineEvent({
    version: 1,
    schema: z.object({ by: z.string() }),
    staffOnly: ['by'],
  }),
  OrganizerShown: defineEvent({
    version: 1,
    schema: z.object({ by: z.string() }),
    staffOnly: ['by'],
  }),
});

export type OrganizerEvent = EventOf<typeof organizerEvents>;
