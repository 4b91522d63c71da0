import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Category, Target } from '../moderation.schemas.js';

/** One report, under its id. Its words are encrypted as personal data of whoever reports: a member, or a guest, who has an id for this report alone.
 *  source  README, Words */
export const reportEvents = defineStream('report', {
  ReportReceived: defineEvent({
    version: 1,
    schema: z.object({
      reporterId: z.string(),
      isGuest: z.boolean(),
      /** The member whose things these are. */
      subjectId: z.string(),
      targets: z.array(Target),
      category: Category,
      ruleId: z.string().nullable(),
      comment: z.string(),
      /** What the reporter would like to happen; '' when they did not say. */
      wish: z.string(),
    }),
    personal: { of: 'reporterId', fields: { comment: '', wish: '' } },
    shown: ['subjectId'],
  }),
  /** The seller is asked first whether it is still for sale; a case opens when they do not answer. */
  SellerAsked: defineEvent({ version: 1, schema: z.object({ until: z.iso.datetime() }) }),
  SellerAnswered: defineEvent({
    version: 1,
    schema: z.object({ answer: z.enum(['still for sale', 'sold']) }),
  }),
  /** It joined a case. */
  ReportFiled: defineEvent({ version: 1, schema: z.object({ caseId: z.string() }) }),
  /** The case was decided, or the seller took the listing down. */
  ReportResolved: defineEvent({ version: 1, schema: z.object({ outcome: z.enum(['acted', 'nothing']) }) }),
});

export type ReportEvent = EventOf<typeof reportEvents>;
