import { memberEvents } from '../identity/member/member.events.js';
import { pick } from '../kernel/event-store/events.js';
import { reactor } from '../kernel/processing/projection.js';
import type { MembersTables } from './members.tables.js';

/** Whenever a member is erased, the row of their handle is deleted. */
export const deleteHandle = reactor({
  name: 'forget-handle',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: async (db, events) => {
    await db
      .withTables<MembersTables>()
      .deleteFrom('members.handle')
      .where(
        'member_id',
        'in',
        events.map(({ entityId }) => entityId),
      )
      .execute();
  },
});
