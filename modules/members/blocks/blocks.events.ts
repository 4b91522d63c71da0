import { z } from 'zod';
import { type EventOf, event, family } from '../../kernel/event-store/events.js';

/** Whom a member wants nothing to do with; the stream is the blocking member's.
 *  source  product.md section 9, Block */
export const blocksEvents = family('blocks', {
  MemberBlocked: event({ version: 1, schema: z.object({ memberId: z.string() }) }),
  MemberUnblocked: event({ version: 1, schema: z.object({ memberId: z.string() }) }),
});

export type BlocksEvent = EventOf<typeof blocksEvents>;
