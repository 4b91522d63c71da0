import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const audiences = ['going', 'going and interested'] as const;

/** What an organizer writes to everybody who goes to an event.
 *  source  README, Broadcasts */
export const broadcastEvents = defineStream('broadcast', {
  BroadcastSent: defineEvent({
    version: 1,
    schema: z.object({
      /** Who wrote it. */
      memberId: z.string(),
      clubId: z.string(),
      gatheringId: z.string(),
      /** One date of a series; null for all. */
      day: z.iso.date().nullable(),
      audience: z.enum(audiences),
      subject: z.string(),
      text: z.string(),
      recipients: z.number().int(),
    }),
    personal: { of: 'memberId', fields: { subject: '', text: '' } },
  }),
  /** By a decision of a case. */
  BroadcastRemoved: defineEvent({
    version: 1,
    schema: z.object({ removedBy: z.string() }),
    staffOnly: ['removedBy'],
  }),
  BroadcastReinstated: defineEvent({
    version: 1,
    schema: z.object({ reinstatedBy: z.string() }),
    staffOnly: ['reinstatedBy'],
  }),
});

export type BroadcastEvent = EventOf<typeof broadcastEvents>;
