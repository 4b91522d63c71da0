import { memberEvents } from '../identity/member/member.events.js';
import { sender } from '../kernel/processing/projection.js';
import type { MembersTables } from './members.tables.js';

/** Whenever a member is erased, then their handle is free again. */
export const forgetHandle = sender({
  name: 'forget-handle',
  families: [memberEvents],
  take: async (db, facts) => {
    const erased = facts.flatMap(({ type, of }) => (type === 'MemberErased' ? [of] : []));
    if (erased.length === 0) return;
    await db
      .withTables<MembersTables>()
      .deleteFrom('members.handle')
      .where('member_id', 'in', erased)
      .execute();
  },
});
