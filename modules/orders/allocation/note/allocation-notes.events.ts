import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../../kernel/event-store/events.js';

/** What a vendor writes to the club about a request; the id of the stream is that of the request.
 *  source  README, Allocation 2 */
export const allocationNotesEvents = defineStream('allocation-note', {
  RequestNoted: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), dateId: z.string(), note: z.string() }),
    personal: { of: 'memberId', fields: { note: '' } },
  }),
});

export type AllocationNotesEvent = EventOf<typeof allocationNotesEvents>;
