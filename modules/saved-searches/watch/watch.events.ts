import { z } from 'zod';
import { defineEvent, defineStream } from '../../kernel/event-store/events.js';

/** The events of a member's watch on a listing. Its id is derived from the two.
 *  source  README, Commands */
export const watchEvents = defineStream('watch', {
  ListingWatched: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), listingId: z.string() }),
  }),
  ListingUnwatched: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), listingId: z.string() }),
  }),
});
