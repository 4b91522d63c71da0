import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** When a member is notified of new results of a search. */
export const alertTimes = ['at-once', 'daily', 'weekly', 'none'] as const;
export type AlertTime = (typeof alertTimes)[number];

const Alerts = { alerts: z.enum(alertTimes), byMail: z.boolean() };

/** The events of a saved search.
 *  source  README, Commands */
export const savedSearchEvents = defineStream('saved-search', {
  SearchSaved: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      name: z.string(),
      /** The address of the search on the home page, without the question mark. */
      address: z.string(),
      /** The parameters of the search's call. */
      query: z.record(z.string(), z.string()),
      ...Alerts,
    }),
    personal: { of: 'memberId', fields: { name: '', address: '', query: {} } },
  }),
  SearchChanged: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), name: z.string(), ...Alerts }),
    personal: { of: 'memberId', fields: { name: '' } },
  }),
  /** Whether the link in an e-mail did it. */
  AlertsStopped: defineEvent({ version: 1, schema: z.object({}) }),
  SearchDeleted: defineEvent({ version: 1, schema: z.object({}) }),
});

export type SavedSearchEvent = EventOf<typeof savedSearchEvents>;
