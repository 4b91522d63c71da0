import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** The boosts of one listing, under the id of the listing: it is shown above others of a search, marked as boosted, until its end.
 *  source  README, Boosts */
export const boostEvents = defineStream('boost', {
  /** `most`: how many of this member's boosts are shown at once, by the tier in which it was started. */
  BoostStarted: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), until: z.iso.datetime(), most: z.number().int() }),
  }),
  /** By the seller, before its end. That its time is over is no event. */
  BoostStopped: defineEvent({ version: 1, schema: z.object({ memberId: z.string() }) }),
});

/** A boost runs so many days. */
export const boostDays = 7;

export type BoostEvent = EventOf<typeof boostEvents>;
