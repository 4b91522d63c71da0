import { memberEvents } from '../identity/member/member.events.js';
import { pick } from '../kernel/event-store/events.js';
import { reactor } from '../kernel/processing/projection.js';
import type { SupportTables } from './support.tables.js';

/** Whenever a member is erased, their support requests are deleted. */
export const deleteSupportSender = reactor({
  name: 'forget-writer',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: async (db, events) => {
    await db
      .withTables<SupportTables>()
      .deleteFrom('support.request')
      .where(
        'member_id',
        'in',
        events.map(({ entityId }) => entityId),
      )
      .execute();
  },
});
