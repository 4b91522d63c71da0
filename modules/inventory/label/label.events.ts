import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const labelSubjects = ['item', 'location'] as const;

/** The events of a label: its code leads to an item or a location, for ever.
 *  source  README, Codes */
export const labelEvents = defineStream('label', {
  LabelIssued: defineEvent({
    version: 1,
    schema: z.object({ ownerId: z.string(), subject: z.enum(labelSubjects), subjectId: z.string() }),
  }),
  /** The labelled item changed hands: the code leads to the new owner's item. */
  LabelHandedOver: defineEvent({
    version: 1,
    schema: z.object({ ownerId: z.string(), subjectId: z.string() }),
  }),
});

export type LabelEvent = EventOf<typeof labelEvents>;
