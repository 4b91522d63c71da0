import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** A member's wish to be forgotten. Nothing in it is personal: it is the proof that stays.
 *  source  reliability.md 2.9 */
export const erasureEvents = defineStream('erasure', {
  ErasureRequested: defineEvent({ version: 1, schema: z.object({ dueAt: z.iso.datetime() }) }),
  ErasureCancelled: defineEvent({ version: 1, schema: z.object({}) }),
  ErasurePerformed: defineEvent({ version: 1, schema: z.object({ photosRemoved: z.number().int() }) }),
});

export type ErasureEvent = EventOf<typeof erasureEvents>;
