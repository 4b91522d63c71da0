import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { gatheringKinds } from '../gathering/gathering.schemas.js';

/** An event that a member knows of and no organizer has published. Organizers and staff read it; it is no public listing.
 *  source  README, Suggestions */
export const suggestionEvents = defineStream('event-suggestion', {
  EventSuggested: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      title: z.string(),
      kind: z.enum(gatheringKinds),
      day: z.iso.date().nullable(),
      /** "Fairgrounds, Jefferson, WI" */
      where: z.string(),
      website: z.string().nullable(),
      note: z.string(),
      place: z.object({ latitude: z.number(), longitude: z.number(), area: z.string() }).nullable(),
    }),
    personal: { of: 'memberId', fields: { note: '' } },
  }),
  SuggestionClaimed: defineEvent({
    version: 1,
    schema: z.object({ clubId: z.string(), gatheringId: z.string(), by: z.string() }),
    shown: ['by'],
  }),
  /** Not an event for here, or known already. */
  SuggestionDismissed: defineEvent({
    version: 1,
    schema: z.object({ by: z.string(), reason: z.string() }),
    staffOnly: ['by'],
    shown: ['reason'],
  }),
  SuggestionWithdrawn: defineEvent({ version: 1, schema: z.object({}) }),
});

export type SuggestionEvent = EventOf<typeof suggestionEvents>;
