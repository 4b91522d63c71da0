import { sql } from 'kysely';
import { memberEvents } from '../../identity/member/member.events.js';
import { pick } from '../../kernel/event-store/events.js';
import { reactor } from '../../kernel/processing/projection.js';

/** Whenever a member is erased, the prices of their watched listings are deleted. */
export const deletePrices = reactor({
  name: 'forget-watched-prices',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: async (tx, events) => {
    const ids = events.map(({ entityId }) => entityId);
    await sql`delete from search_marks.price where member_id = any(${ids})`.execute(tx);
  },
});
