import { memberEvents } from '../identity/member/member.events.js';
import { reactor } from '../kernel/processing/projection.js';
import type { SupportTables } from './support.tables.js';

/** Whenever a member is erased, then what they wrote to support goes too. */
export const deleteSupportSender = reactor({
  name: 'forget-writer',
  streams: [memberEvents],
  handle: async (db, events) => {
    const erased = events.flatMap(({ type, entityId }) => (type === 'MemberErased' ? [entityId] : []));
    if (erased.length === 0) return;
    await db
      .withTables<SupportTables>()
      .deleteFrom('support.request')
      .where('member_id', 'in', erased)
      .execute();
  },
});
