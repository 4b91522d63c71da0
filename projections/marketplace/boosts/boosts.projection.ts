import { sql } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { boostEvents } from '../../../modules/marketplace/boost/boost.events.js';
import { createBoosts } from './boosts.table.js';

const handles = [boostEvents, pick(memberEvents, 'MemberErased')] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** The last boost of each listing that was ever boosted. */
export const boosts = projection({
  name: 'boosts',
  version: 1,
  handles,
  create: createBoosts,
  handle: async (tx, events) => {
    for (const event of events) await write(tx, event);
  },
});

async function write(tx: DatabaseTransaction, event: Handled): Promise<void> {
  const { entityId, recordedAt } = event;
  switch (event.type) {
    case 'BoostStarted':
      await sql`insert into boost (listing_id, member_id, most, since, until)
        select ${entityId}, ${event.data.memberId}, ${event.data.most}, ${recordedAt}, ${event.data.until}
        where not exists (select from erased where id = ${event.data.memberId})
        on conflict (listing_id) do update
          set member_id = excluded.member_id, most = excluded.most, since = excluded.since, until = excluded.until`.execute(
        tx,
      );
      return;
    case 'BoostStopped':
      await sql`update boost set until = least(until, ${recordedAt}::timestamptz) where listing_id = ${entityId}`.execute(
        tx,
      );
      return;
    case 'MemberErased':
      await sql`insert into erased values (${entityId}) on conflict do nothing`.execute(tx);
      await sql`delete from boost where member_id = ${entityId}`.execute(tx);
      return;
    default:
      unreachable(event);
  }
}
