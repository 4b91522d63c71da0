import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** The boosts of one listing, under the id of the listing: it is shown above others of a search, marked as boosted, until its end.
 *  source  README, Boosts */
export const boostEvents = defineStream('boost', {
  BoostStarted: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), until: z.iso.datetime() }),
  }),
  /** By the seller, before its end. That its time is over is no event. */
  BoostStopped: defineEvent({ version: 1, schema: z.object({ memberId: z.string() }) }),
});

export type BoostEvent = EventOf<typeof boostEvents>;
