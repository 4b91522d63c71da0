import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Measure, Strikes } from '../moderation.schemas.js';

/** A file that came with an appeal, kept encrypted under the key of the member. */
export const Attachment = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
});
export type Attachment = z.output<typeof Attachment>;

const subject = { subjectId: z.string() };
const words = { text: z.string(), attachments: z.array(Attachment) };
const noWords = { text: '', attachments: [] };
/** Until when another reviewer can be asked; null when this is final. */
const escalateBy = z.iso.datetime().nullable();

/** The appeal of a decision and its one escalation, in one stream under an id made from the decision's.
 *  source  README, Words */
export const appealEvents = defineStream('appeal', {
  AppealFiled: defineEvent({
    version: 1,
    schema: z.object({
      ...subject,
      decisionId: z.string(),
      caseId: z.string(),
      /** 2 is the escalation, which is final. */
      level: z.union([z.literal(1), z.literal(2)]),
      filedBy: z.string(),
      relation: z.enum(['self', 'guardian']),
      via: z.enum(['page', 'mail']),
      ...words,
      /** The first look is due then, and the decision. */
      lookBy: z.iso.datetime(),
      decideBy: z.iso.datetime(),
      /** The decision itself can be appealed until then. */
      appealUntil: z.iso.datetime(),
    }),
    personal: { of: 'subjectId', fields: noWords },
    shown: ['filedBy', 'subjectId', 'decisionId', 'caseId', 'lookBy', 'decideBy'],
  }),
  /** A reviewer took it: the first look. */
  AppealClaimed: defineEvent({
    version: 1,
    schema: z.object({ reviewerId: z.string() }),
    staffOnly: ['reviewerId'],
  }),
  AppealReleased: defineEvent({
    version: 1,
    schema: z.object({ releasedBy: z.string() }),
    staffOnly: ['releasedBy'],
  }),
  QuestionAsked: defineEvent({
    version: 1,
    schema: z.object({ ...subject, question: z.string(), askedBy: z.string() }),
    personal: { of: 'subjectId', fields: { question: '' } },
    staffOnly: ['askedBy'],
    shown: ['question'],
  }),
  QuestionAnswered: defineEvent({
    version: 1,
    schema: z.object({ ...subject, answeredBy: z.string(), via: z.enum(['page', 'mail']), ...words }),
    personal: { of: 'subjectId', fields: noWords },
    shown: ['answeredBy'],
  }),
  AppealDecided: defineEvent({
    version: 1,
    schema: z.object({
      ...subject,
      outcome: z.enum(['upheld', 'partly', 'overturned']),
      /** For the member. */
      reason: z.string(),
      /** The milder measure; null unless upheld in part. */
      amended: z.object({ measure: Measure, strikes: Strikes, givenBack: z.array(z.string()) }).nullable(),
      reviewedBy: z.string(),
      escalateBy,
    }),
    personal: { of: 'subjectId', fields: { reason: '' } },
    staffOnly: ['reviewedBy'],
    shown: ['reason', 'escalateBy'],
  }),
  /** It cannot be judged: too late, about something else, or the same again. */
  AppealRefused: defineEvent({
    version: 1,
    schema: z.object({ ...subject, reason: z.string(), refusedBy: z.string(), escalateBy }),
    personal: { of: 'subjectId', fields: { reason: '' } },
    staffOnly: ['refusedBy'],
    shown: ['reason', 'escalateBy'],
  }),
  AppealWithdrawn: defineEvent({
    version: 1,
    schema: z.object({ withdrawnBy: z.string(), escalateBy }),
    shown: ['withdrawnBy', 'escalateBy'],
  }),
});

export type AppealEvent = EventOf<typeof appealEvents>;
