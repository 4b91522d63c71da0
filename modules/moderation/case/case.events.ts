import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Category, FrozenRule, Measure, Strikes, Target } from '../moderation.schemas.js';

const subject = { subjectId: z.string() };

/** What a handler means to decide, before it is carried out. */
export const CaseDraft = z.object({
  rule: FrozenRule,
  measure: Measure,
  /** The keys of the targets that are removed: '<kind>:<id>'. */
  removed: z.array(z.string()),
  strikes: Strikes,
  /** What happened, for the member. */
  facts: z.string(),
  /** The text of the template, as it was. */
  notice: z.string(),
});
export type CaseDraft = z.output<typeof CaseDraft>;

/** One case: all reports of the same thing, until it is decided.
 *  source  README, Words */
export const caseEvents = defineStream('case', {
  CaseOpened: defineEvent({
    version: 1,
    schema: z.object({
      ...subject,
      /** The community in which it happened and whose moderators may handle it; null when staff alone does. */
      communityId: z.string().nullable(),
      source: z.enum(['report', 'rule', 'staff']),
      /** The id of the member of staff or the name of the rule; null for reports. */
      openedBy: z.string().nullable(),
      category: Category,
      targets: z.array(Target),
      /** Why staff opened it, or what the rule found; '' for reports. */
      reason: z.string(),
    }),
    personal: { of: 'subjectId', fields: { reason: '' } },
    staffOnly: ['openedBy', 'reason'],
  }),
  ReportJoined: defineEvent({
    version: 1,
    schema: z.object({
      reportId: z.string(),
      reporterId: z.string(),
      category: Category,
      ruleId: z.string().nullable(),
      targets: z.array(Target),
      /** How much it weighs, by how right the reporter was before. */
      weight: z.number(),
      /** When the reporter's account was opened; null for a guest. */
      accountSince: z.iso.datetime().nullable(),
    }),
    staffOnly: ['reportId', 'reporterId', 'weight', 'accountSince'],
  }),
  /** Enough reports: hidden until somebody has looked. */
  ContentHidden: defineEvent({
    version: 1,
    schema: z.object({
      kind: z.string(),
      id: z.string(),
      version: z.number().int(),
      /** Until then its author may mend it and nobody looks. */
      mendUntil: z.iso.datetime(),
    }),
  }),
  /** Its author changed it in time; it is shown again, and somebody still looks. */
  ContentMended: defineEvent({
    version: 1,
    schema: z.object({ kind: z.string(), id: z.string(), version: z.number().int() }),
  }),
  CaseClaimed: defineEvent({
    version: 1,
    schema: z.object({ claimedBy: z.string(), until: z.iso.datetime() }),
    staffOnly: ['claimedBy'],
  }),
  ClaimReleased: defineEvent({
    version: 1,
    schema: z.object({ releasedBy: z.string() }),
    staffOnly: ['releasedBy'],
  }),
  NoteAdded: defineEvent({
    version: 1,
    schema: z.object({ ...subject, noteId: z.string(), notedBy: z.string(), note: z.string() }),
    personal: { of: 'subjectId', fields: { note: '' } },
    staffOnly: ['noteId', 'notedBy', 'note'],
  }),
  /** A moderator of its community leaves it to staff. */
  CasePassedOn: defineEvent({
    version: 1,
    schema: z.object({ ...subject, passedOnBy: z.string(), note: z.string() }),
    personal: { of: 'subjectId', fields: { note: '' } },
    staffOnly: ['passedOnBy', 'note'],
  }),
  /** One handler means to end the account; another has to confirm it. */
  EndingProposed: defineEvent({
    version: 1,
    schema: z.object({
      ...subject,
      proposalId: z.string(),
      proposedBy: z.string(),
      draft: CaseDraft.nullable(),
    }),
    personal: { of: 'subjectId', fields: { draft: null } },
    staffOnly: ['proposedBy', 'draft'],
  }),
  EndingDeclined: defineEvent({
    version: 1,
    schema: z.object({ ...subject, proposalId: z.string(), declinedBy: z.string(), note: z.string() }),
    personal: { of: 'subjectId', fields: { note: '' } },
    staffOnly: ['declinedBy', 'note'],
  }),
  CaseDecided: defineEvent({
    version: 1,
    schema: z.object({
      ...subject,
      outcome: z.enum(['acted', 'nothing']),
      /** null when nothing is done. */
      decisionId: z.string().nullable(),
      /** A community whose moderators decided; null for staff. */
      communityId: z.string().nullable(),
      /** What the decision says; null when there is none. The decision is made from it. */
      draft: CaseDraft.nullable(),
      decidedBy: z.string(),
      /** The second pair of eyes; null where one is enough. */
      confirmedBy: z.string().nullable(),
      /** For staff. */
      reason: z.string(),
    }),
    personal: { of: 'subjectId', fields: { reason: '', draft: null } },
    staffOnly: ['decidedBy', 'confirmedBy', 'reason', 'draft'],
  }),
  CaseReopened: defineEvent({
    version: 1,
    schema: z.object({ ...subject, reopenedBy: z.string(), reason: z.string() }),
    personal: { of: 'subjectId', fields: { reason: '' } },
    staffOnly: ['reopenedBy', 'reason'],
  }),
});

export type CaseEvent = EventOf<typeof caseEvents>;
