import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** The maximum length of a comment, and of an answer to one. */
export const maxLetters = 500;

export const ratings = ['good', 'neutral', 'bad'] as const;
export type Rating = (typeof ratings)[number];

const Parties = z.object({ listingId: z.string(), sellerId: z.string(), buyerId: z.string() });
const Words = z.string().max(maxLetters);

/** Both sides' feedback on a deal, in one stream under the id of the deal. The words of each are encrypted as personal data of their writer.
 *  source  README, Rule 9 */
export const feedbackEvents = defineStream('feedback', {
  FeedbackGiven: defineEvent({
    version: 1,
    schema: Parties.extend({
      fromId: z.string(),
      toId: z.string(),
      rating: z.enum(ratings),
      comment: Words,
      /** When it is shown, even if the other side has written nothing. */
      showAt: z.iso.datetime(),
    }),
    personal: { of: 'fromId', fields: { comment: '' } },
  }),
  /** Both have written, or their time is over: everything is shown from now on. */
  FeedbackShown: defineEvent({ version: 1, schema: Parties }),
  /** The member it is about has answered it. */
  FeedbackAnswered: defineEvent({
    version: 1,
    schema: Parties.extend({ fromId: z.string(), answer: Words }),
    personal: { of: 'fromId', fields: { answer: '' } },
  }),
  /** By a decision of a case: what this side said counts nowhere and is shown to nobody. */
  FeedbackVoided: defineEvent({
    version: 1,
    schema: Parties.extend({ fromId: z.string(), voidedBy: z.string() }),
    staffOnly: ['voidedBy'],
  }),
  FeedbackRestored: defineEvent({
    version: 1,
    schema: Parties.extend({ fromId: z.string(), restoredBy: z.string() }),
    staffOnly: ['restoredBy'],
  }),
});

export type FeedbackEvent = EventOf<typeof feedbackEvents>;
