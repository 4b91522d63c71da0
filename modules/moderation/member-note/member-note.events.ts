import { z } from 'zod';
import { defineEvent, defineStream } from '../../kernel/event-store/events.js';

/** What staff noted about a member, for staff. The stream has the id of the member.
 *  source  README, Words */
export const memberNoteEvents = defineStream('member-note', {
  MemberNoted: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), noteId: z.string(), notedBy: z.string(), note: z.string() }),
    personal: { of: 'memberId', fields: { note: '' } },
    staffOnly: ['noteId', 'notedBy', 'note'],
  }),
});
