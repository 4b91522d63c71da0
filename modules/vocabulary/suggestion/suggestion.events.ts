import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** Two names of parts, in alphabetical order. */
export const Names = z.object({ one: z.string().min(1).max(100), other: z.string().min(1).max(100) });
export type Names = z.output<typeof Names>;

/** What staff decided about a suggestion that two names mean different parts. Its stream is `suggestion-<id>`, and the id follows from the names.
 *  source  README, Suggestions */
export const suggestionEvents = defineStream('suggestion', {
  /** From now on the two names are different parts. */
  SuggestionTaken: defineEvent({ version: 1, schema: Names }),
  /** The two names go on meaning what they did. */
  SuggestionLeft: defineEvent({ version: 1, schema: Names }),
  /** What was decided is undone: the suggestion waits again. */
  SuggestionReopened: defineEvent({ version: 1, schema: z.object({}) }),
});

export type SuggestionEvent = EventOf<typeof suggestionEvents>;
