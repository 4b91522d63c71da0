import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** The erasure of a member. Nothing in it is personal, so it stays as the record.
 *  source  modules/members/README.md, Rule 12 */
export const erasureEvents = defineStream('erasure', {
  ErasureRequested: defineEvent({ version: 1, schema: z.object({ dueAt: z.iso.datetime() }) }),
  ErasureCancelled: defineEvent({ version: 1, schema: z.object({}) }),
  ErasurePerformed: defineEvent({ version: 1, schema: z.object({ photosRemoved: z.number().int() }) }),
});

export type ErasureEvent = EventOf<typeof erasureEvents>;
