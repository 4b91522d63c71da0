import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const maxLetters = 5_000;
export const maxPhotos = 10;
export const withdrawMinutes = 15;

/** One message: its own short stream, under the id that the sender's device made. Its words and photos are the sender's personal data.
 *  source  README, Words; ADR 0038 */
export const messageEvents = defineStream('message', {
  MessageSent: defineEvent({
    version: 2,
    schema: z.object({
      threadId: z.string(),
      senderId: z.string(),
      body: z.string().max(maxLetters),
      photos: z
        .array(z.object({ id: z.string(), width: z.number().int(), height: z.number().int() }))
        .max(maxPhotos),
      /** Members of the thread with whom the sender could not converse at that time. Nobody is told, not even the sender. */
      hiddenFrom: z.array(z.string()),
    }),
    personal: { of: 'senderId', fields: { body: '', photos: [] } },
    upcasters: [(older) => ({ ...older, hiddenFrom: [] })],
    staffOnly: ['hiddenFrom'],
  }),
  MessageWithdrawn: defineEvent({
    version: 1,
    schema: z.object({ threadId: z.string(), senderId: z.string() }),
  }),
  /** By a decision of a case: nobody in the thread reads it any more. */
  MessageRemoved: defineEvent({
    version: 1,
    schema: z.object({ threadId: z.string(), senderId: z.string(), removedBy: z.string() }),
    staffOnly: ['removedBy'],
  }),
  MessageRestored: defineEvent({
    version: 1,
    schema: z.object({ threadId: z.string(), senderId: z.string(), restoredBy: z.string() }),
    staffOnly: ['restoredBy'],
  }),
});

export type MessageEvent = EventOf<typeof messageEvents>;
