import { z } from 'zod';
import { type EventOf, event, family } from '../../kernel/event-store/events.js';

/** A member's wish to be forgotten. Nothing in it is personal: it is the proof that stays.
 *  source  reliability.md 2.9 */
export const erasureEvents = family('erasure', {
  ErasureRequested: event({ version: 1, schema: z.object({ dueAt: z.iso.datetime() }) }),
  ErasureCancelled: event({ version: 1, schema: z.object({}) }),
  ErasurePerformed: event({ version: 1, schema: z.object({ photosRemoved: z.number().int() }) }),
});

export type ErasureEvent = EventOf<typeof erasureEvents>;
