import { memberEvents } from '../identity/member/member.events.js';
import { sender } from '../kernel/processing/projection.js';
import type { SupportTables } from './support.tables.js';

/** Whenever a member is erased, then what they wrote to support goes too. */
export const forgetWriter = sender({
  name: 'forget-writer',
  families: [memberEvents],
  take: async (db, facts) => {
    const erased = facts.flatMap(({ type, of }) => (type === 'MemberErased' ? [of] : []));
    if (erased.length === 0) return;
    await db
      .withTables<SupportTables>()
      .deleteFrom('support.request')
      .where('member_id', 'in', erased)
      .execute();
  },
});
