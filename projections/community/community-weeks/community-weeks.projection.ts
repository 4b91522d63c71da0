import { sql } from 'kysely';
import { membershipEvents } from '../../../modules/community/membership/membership.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { createCommunityWeeks } from './community-weeks.table.js';

const handles = [
  pick(membershipEvents, 'CommunityJoined', 'CommunityLeft', 'RemovedFromCommunity', 'BannedFromCommunity'),
  pick(memberEvents, 'MemberErased'),
] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** How many joined and left each community in each week. */
export const communityWeeks = projection({
  name: 'community-weeks',
  version: 1,
  handles,
  create: createCommunityWeeks,
  handle: async (tx, events) => {
    for (const event of events) await write(tx, event);
  },
});

async function write(tx: DatabaseTransaction, event: Handled): Promise<void> {
  switch (event.type) {
    case 'CommunityJoined':
      await joined(tx, event.data, event.recordedAt);
      return;
    case 'CommunityLeft':
    case 'RemovedFromCommunity':
    case 'BannedFromCommunity': {
      const { communityId, memberId } = event.data;
      await left(tx, sql`community_id = ${communityId} and member_id = ${memberId}`, event.recordedAt);
      return;
    }
    case 'MemberErased':
      await left(tx, sql`member_id = ${event.entityId}`, event.recordedAt);
      return;
    default:
      unreachable(event);
  }
}

async function joined(
  tx: DatabaseTransaction,
  { communityId, memberId }: { readonly communityId: string; readonly memberId: string },
  at: string,
): Promise<void> {
  await sql`
    with begun as (insert into member values (${communityId}, ${memberId}) on conflict do nothing returning community_id)
    insert into week select community_id, ${mondayOf(at)}, 1, 0 from begun
    on conflict (community_id, week) do update set joined = week.joined + 1`.execute(tx);
}

async function left(tx: DatabaseTransaction, which: ReturnType<typeof sql>, at: string): Promise<void> {
  await sql`
    with ended as (delete from member where ${which} returning community_id)
    insert into week select community_id, ${mondayOf(at)}, 0, 1 from ended
    on conflict (community_id, week) do update set gone = week.gone + 1`.execute(tx);
}

const mondayOf = (at: string) => sql`date_trunc('week', ${at}::timestamptz at time zone 'UTC')::date`;
