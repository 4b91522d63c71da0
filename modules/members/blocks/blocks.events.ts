import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** The members whom a member has blocked. The stream belongs to the member who blocks.
 *  source  modules/members/README.md, Words */
export const blocksEvents = defineStream('blocks', {
  MemberBlocked: defineEvent({ version: 1, schema: z.object({ memberId: z.string() }) }),
  MemberUnblocked: defineEvent({ version: 1, schema: z.object({ memberId: z.string() }) }),
});

export type BlocksEvent = EventOf<typeof blocksEvents>;
