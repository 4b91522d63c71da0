import { sql } from 'kysely';
import { memberEvents } from '../../identity/member/member.events.js';
import { pick } from '../../kernel/event-store/events.js';
import { reactor } from '../../kernel/processing/projection.js';

/** Whenever a member is erased, nobody remembers what they were told of dates. */
export const forgetTold = reactor({
  name: 'forget-told-of-dates',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: async (tx, events) => {
    const ids = events.map(({ entityId }) => entityId);
    await sql`delete from join_notices.told where member_id = any(${ids})`.execute(tx);
  },
});
