import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const maxWatchWords = 50;

/** The words that the moderators of a community watch for, under the id of the community. `by` is the id of a member, or 'staff'.
 *  source  README, Tools of moderators */
export const watchWordsEvents = defineStream('watch-words', {
  WatchWordsSet: defineEvent({
    version: 1,
    schema: z.object({ words: z.array(z.string()).max(maxWatchWords), by: z.string() }),
    shown: ['by'],
  }),
});

export type WatchWordsEvent = EventOf<typeof watchWordsEvents>;
