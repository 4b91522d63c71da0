import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** Whom a member wants nothing to do with; the stream is the blocking member's.
 *  source  product.md section 9, Block */
export const blocksEvents = defineStream('blocks', {
  MemberBlocked: defineEvent({ version: 1, schema: z.object({ memberId: z.string() }) }),
  MemberUnblocked: defineEvent({ version: 1, schema: z.object({ memberId: z.string() }) }),
});

export type BlocksEvent = EventOf<typeof blocksEvents>;
