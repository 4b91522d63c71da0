import { z } from 'zod';
import {
  endpoint,
  Id,
  IdParams,
  line,
  MadeFrom,
  optionalText,
  Receipt,
  text,
} from '../../kernel/http/contract.js';
import { limit, OptionalCursor, oneOf } from '../../kernel/http/query.contract.js';
import { EventView } from '../events.contract.js';
import { organizerKinds, teamRoles } from './organizer.events.js';
import { OrganizerRef } from './organizer.schemas.js';

export { organizerKinds, teamRoles };

const read = ['organizers', 'member-pages'];
const inTeam = ['ORGANIZER_NOT_FOUND', 'NOT_IN_THE_TEAM'];
const Website = z
  .url({ protocol: /^https?$/, error: 'Give a whole address, like https://www.example.com.' })
  .max(300)
  .nullable();

/** What an organizer says of itself. */
export const OrganizerBody = z.object({
  name: line(80).pipe(z.string().min(3)),
  kind: z.enum(organizerKinds),
  about: optionalText(2_000),
  website: Website,
  /** Where it is at home; five digits. */
  zip: z
    .string()
    .regex(/^\d{5}$/, 'A ZIP code has five digits.')
    .nullable(),
});
export type OrganizerBody = z.output<typeof OrganizerBody>;

/** What staff reads, and nobody else. */
export const EvidenceBody = z.object({
  evidence: text(2_000),
  contact: z.object({ name: line(120), email: z.email().max(254), phone: optionalText(40).nullable() }),
});
export type EvidenceBody = z.output<typeof EvidenceBody>;

export const organizerActions = ['edit', 'team', 'ask', 'leave', 'draft', 'import', 'verify'] as const;
export const verifications = ['asked', 'verified', 'refused', 'withdrawn', 'lapsed'] as const;

const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  role: z.enum(teamRoles),
});

/** The page of an organizer. */
export const OrganizerPage = OrganizerRef.extend({
  kind: z.enum(organizerKinds),
  about: z.string(),
  website: z.string().nullable(),
  area: z.string().nullable(),
  zip: z.string().nullable(),
  since: z.iso.datetime(),
  /** Each event to come once, with its next date, soonest first; at most 24. */
  events: z.array(EventView),
  /** Of those who work in it and of staff; null for others. */
  inside: z
    .object({
      role: z.enum(teamRoles).nullable(),
      verification: z.enum(verifications),
      /** Verified until then. */
      until: z.iso.datetime().nullable(),
      isRenewalAsked: z.boolean(),
      /** Whether it publishes without a review. */
      isTrusted: z.boolean(),
      /** Of the last refusal or withdrawal; '' for none. */
      reason: z.string(),
      team: z.array(TeamMember),
      invited: z.array(TeamMember),
      drafts: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          status: z.enum(['draft', 'in review']),
          firstDay: z.iso.date(),
        }),
      ),
    })
    .nullable(),
  /** An invitation of the reader that waits. */
  invitedAs: z.enum(teamRoles).nullable(),
  allowedActions: z.array(z.enum(organizerActions)),
  version: z.number().int(),
});
export type OrganizerPage = z.output<typeof OrganizerPage>;

export const applyAsOrganizer = endpoint({
  method: 'POST',
  path: '/api/organizers',
  auth: 'member',
  requires: 'organize',
  rateLimit: { calls: 10, minutes: 60 },
  summary: 'Begin a club or business that runs events, and ask staff to verify it',
  body: OrganizerBody.extend(EvidenceBody.shape),
  response: Receipt.extend({ slug: z.string() }),
  status: 201,
  errors: [
    'MINORS_DO_NOT_ORGANIZE',
    'MAIL_NOT_VERIFIED',
    'TOO_MANY_ORGANIZERS',
    'APPLICATIONS_LIMIT',
    'PLACE_NOT_FOUND',
    'PLACE_NOT_ON_MAP',
  ],
});
export const readOrganizer = endpoint({
  method: 'GET',
  path: '/api/organizers/:slug',
  auth: 'guest',
  consistent: [...read, 'events'],
  summary: 'An organizer with its dates to come; its drafts and team for those who work in it',
  params: z.object({ slug: z.string().max(80) }),
  response: OrganizerPage,
  errors: ['ORGANIZER_NOT_FOUND'],
});
export const listMyOrganizers = endpoint({
  method: 'GET',
  path: '/api/organizers/mine',
  auth: 'member',
  consistent: read,
  summary: 'Organizers that the reader works in or is invited to',
  response: z.object({
    organizers: z.array(
      OrganizerRef.extend({
        role: z.enum(teamRoles).nullable(),
        invitedAs: z.enum(teamRoles).nullable(),
        verification: z.enum(verifications),
      }),
    ),
  }),
});
export const changeOrganizer = endpoint({
  method: 'PUT',
  path: '/api/organizers/:id',
  auth: 'member',
  requires: 'organize',
  summary: 'Change what an organizer says of itself; its address stays',
  params: IdParams,
  body: OrganizerBody.extend(MadeFrom.shape),
  response: Receipt,
  errors: [...inTeam, 'NAME_VERIFIED', 'PLACE_NOT_FOUND', 'PLACE_NOT_ON_MAP', 'CHANGED_SINCE'],
});
export const askForVerification = endpoint({
  method: 'POST',
  path: '/api/organizers/:id/verification',
  auth: 'member',
  requires: 'organize',
  summary:
    'Ask staff to verify an organizer again: after a refusal, a withdrawal, a lapse, or in the last 60 days of its time',
  params: IdParams,
  body: EvidenceBody,
  response: Receipt,
  errors: [...inTeam, 'ASKED_ALREADY', 'TOO_EARLY_TO_ASK'],
});
export const inviteToTeam = endpoint({
  method: 'POST',
  path: '/api/organizers/:id/team',
  auth: 'member',
  requires: 'organize',
  rateLimit: { calls: 30, minutes: 60 },
  summary: 'Invite a member into the team, with a role',
  params: IdParams,
  body: z.object({ handle: line(40), role: z.enum(teamRoles) }),
  response: Receipt,
  errors: [...inTeam, 'MEMBER_NOT_FOUND', 'IN_THE_TEAM_ALREADY', 'TEAM_FULL', 'MINORS_DO_NOT_ORGANIZE'],
});
export const answerTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/organizers/:id/team/answer',
  auth: 'member',
  summary: 'Join the team that invited the reader, or decline',
  params: IdParams,
  body: z.object({ accepts: z.boolean() }),
  response: Receipt,
  errors: ['ORGANIZER_NOT_FOUND', 'NOT_INVITED', 'TOO_MANY_ORGANIZERS'],
});
export const changeTeamRole = endpoint({
  method: 'PUT',
  path: '/api/organizers/:id/team/:memberId',
  auth: 'member',
  summary: 'Give a member of the team, or an invitation, another role',
  params: IdParams.extend({ memberId: Id }),
  body: z.object({ role: z.enum(teamRoles) }),
  response: Receipt,
  errors: [...inTeam, 'LAST_OWNER', 'TOO_MANY_ORGANIZERS'],
});
export const leaveTeam = endpoint({
  method: 'DELETE',
  path: '/api/organizers/:id/team/:memberId',
  auth: 'member',
  whileSuspended: true,
  summary:
    'Leave a team, let somebody of it go, or take an invitation back; whoever is suspended may only leave',
  params: IdParams.extend({ memberId: Id }),
  response: Receipt,
  errors: [...inTeam, 'LAST_OWNER'],
});

const staff = { auth: 'member', requires: 'review' } as const;
const audited = (action: string) => ({ action, target: { kind: 'organizer', id: 'id' } }) as const;

/** An organizer as staff sees it. */
export const OrganizerRow = OrganizerRef.extend({
  kind: z.enum(organizerKinds),
  area: z.string().nullable(),
  website: z.string().nullable(),
  about: z.string(),
  verification: z.enum(verifications),
  isRenewalAsked: z.boolean(),
  until: z.iso.datetime().nullable(),
  askedAt: z.iso.datetime().nullable(),
  owner: z.object({ id: z.string(), name: z.string(), handle: z.string().nullable() }).nullable(),
  /** Of the last time it asked; empty once whoever asked is erased. */
  evidence: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  events: z.number().int(),
  /** Its first event waits for a review. */
  inReview: z.array(z.object({ id: z.string(), title: z.string(), version: z.number().int() })),
  version: z.number().int(),
});
export type OrganizerRow = z.output<typeof OrganizerRow>;

export const listOrganizers = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/organizers',
  audit: { action: 'organizers.read' },
  consistent: ['organizers', 'events', 'member-pages'],
  summary: 'Organizers for staff: those that wait first, the longest wait first',
  query: z.object({
    verification: oneOf(verifications),
    search: z.string().max(100).optional(),
    after: OptionalCursor,
    limit: limit(50),
  }),
  response: z.object({
    organizers: z.array(OrganizerRow),
    waiting: z.number().int(),
    next: z.string().nullable(),
  }),
  errors: ['BAD_CURSOR'],
});
export const verifyOrganizer = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/organizers/:id/verify',
  recentAuth: true,
  audit: audited('organizer.verified'),
  summary: 'Verify an organizer for a year, or its renewal for another',
  params: IdParams,
  /** `madeFrom`: the version that staff looked at. */
  body: z.object({ reason: optionalText(500), ...MadeFrom.shape }),
  response: Receipt,
  errors: ['ORGANIZER_NOT_FOUND', 'NOT_ASKED', 'OWN_ORGANIZER', 'CHANGED_SINCE', 'PROOF_NEEDED'],
});
export const refuseVerification = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/organizers/:id/refuse',
  recentAuth: true,
  audit: audited('organizer.refused'),
  summary: 'Refuse to verify an organizer, with a reason that its team reads',
  params: IdParams,
  body: z.object({ reason: text(1_000) }),
  response: Receipt,
  errors: ['ORGANIZER_NOT_FOUND', 'NOT_ASKED', 'OWN_ORGANIZER', 'PROOF_NEEDED'],
});
export const withdrawVerification = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/organizers/:id/withdraw',
  recentAuth: true,
  audit: audited('organizer.withdrawn'),
  summary: 'Withdraw a verification, with a reason that its team reads',
  params: IdParams,
  body: z.object({ reason: text(1_000) }),
  response: Receipt,
  errors: ['ORGANIZER_NOT_FOUND', 'NOT_VERIFIED', 'OWN_ORGANIZER', 'PROOF_NEEDED'],
});
