import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** What was voted with one code; the id of the stream is that of the date and the number of the code. It names nobody: its sender is "visitor", whoever is signed in.
 *  source  README, The show 4 and 5; ADR 0117 */
export const ballotEvents = defineStream('ballot', {
  BallotCast: defineEvent({
    version: 1,
    schema: z.object({
      dateId: z.string(),
      number: z.number().int().min(1),
      choices: z
        .array(
          z.object({
            /** Null for best of show. */
            showClass: z.string().nullable(),
            dash: z.number().int(),
          }),
        )
        .min(1),
    }),
  }),
});

export type BallotEvent = EventOf<typeof ballotEvents>;
