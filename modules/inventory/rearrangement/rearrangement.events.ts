import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** The rearrangements of one member's inventory, one after the other; the stream bears the member's id. Only its last event is ever read.
 *  source  ADR 0056 */
export const rearrangementEvents = defineStream('rearrangement', {
  /** Exactly this version of the item is merged into the other; once the item has changed, the merge never happens. */
  MergeBegun: defineEvent({
    version: 1,
    schema: z.object({
      fromItemId: z.string(),
      fromVersion: z.number().int().min(1),
      intoItemId: z.string(),
    }),
  }),
  PlaceMoveBegun: defineEvent({
    version: 1,
    schema: z.object({
      locationId: z.string(),
      parentId: z.string().nullable(),
      /** The step whose undo moves it; null for a plain move. */
      step: z.number().int().min(1).nullable(),
    }),
  }),
});

export type RearrangementEvent = EventOf<typeof rearrangementEvents>;
