import { memberEvents } from '../identity/member/member.events.js';
import { reactor } from '../kernel/processing/projection.js';
import type { MembersTables } from './members.tables.js';

/** Whenever a member is erased, then their handle is free again. */
export const deleteHandle = reactor({
  name: 'forget-handle',
  streams: [memberEvents],
  handle: async (db, events) => {
    const erased = events.flatMap(({ type, entityId }) => (type === 'MemberErased' ? [entityId] : []));
    if (erased.length === 0) return;
    await db
      .withTables<MembersTables>()
      .deleteFrom('members.handle')
      .where('member_id', 'in', erased)
      .execute();
  },
});
