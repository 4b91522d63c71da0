import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** Letters of a comment, and of an answer to one. */
export const mostLetters = 500;

export const ratings = ['good', 'neutral', 'bad'] as const;
export type Rating = (typeof ratings)[number];

const Parties = z.object({ listingId: z.string(), sellerId: z.string(), buyerId: z.string() });
const Words = z.string().max(mostLetters);

/** How a deal went, as both sides say, in one stream under the id of the deal. The words are their writer's.
 *  source  README, Rule 9 */
export const feedbackEvents = defineStream('feedback', {
  FeedbackGiven: defineEvent({
    version: 1,
    schema: Parties.extend({
      fromId: z.string(),
      toId: z.string(),
      rating: z.enum(ratings),
      comment: Words,
      /** Then it is shown, also when the other side has written nothing. */
      showAt: z.iso.datetime(),
    }),
    personal: { of: 'fromId', fields: { comment: '' } },
  }),
  /** Both have written, or their time is over: all of it is shown from now on. */
  FeedbackShown: defineEvent({ version: 1, schema: Parties }),
  /** Whom it is about has answered it. */
  FeedbackAnswered: defineEvent({
    version: 1,
    schema: Parties.extend({ fromId: z.string(), answer: Words }),
    personal: { of: 'fromId', fields: { answer: '' } },
  }),
});

export type FeedbackEvent = EventOf<typeof feedbackEvents>;
