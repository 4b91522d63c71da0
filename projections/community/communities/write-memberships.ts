import { sql } from 'kysely';
import type { membershipEvents } from '../../../modules/community/membership/membership.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { type Keys, noteSealer } from './notes.js';

export type MembershipEvent = RecordedEvent<EventOf<typeof membershipEvents>>;

interface Row {
  readonly community_id: string;
  readonly member_id: string;
  /** null: no row. */
  readonly status: 'requested' | 'member' | 'banned' | null;
  readonly since: string;
  readonly banned_until: string | null;
  readonly note: string | null;
}

/** Write the part of each pair after these events: the row before is deleted, the one after is inserted, and both are counted. */
export async function writeMemberships(
  tx: DatabaseTransaction,
  events: readonly MembershipEvent[],
  keys: Keys | undefined,
): Promise<void> {
  const rows = new Map<string, Row>();
  const seal = await noteSealer(
    keys,
    events.flatMap(({ type, data }) => (type === 'JoinRequested' ? [data.memberId] : [])),
  );
  for (const event of events) rows.set(event.entityId, rowAfter(event, seal));
  const given = sql`jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb) as g
    (community_id text, member_id text, status text, since timestamptz, banned_until timestamptz, note text)`;
  await sql`delete from departed t using ${given} where (t.community_id, t.member_id) = (g.community_id, g.member_id)`.execute(
    tx,
  );
  const ended = await sql<Counted>`delete from membership t using ${given}
    where (t.community_id, t.member_id) = (g.community_id, g.member_id) returning t.community_id as id, t.status`.execute(
    tx,
  );
  const begun = await sql<Counted>`insert into membership
    select g.* from ${given} where g.status is not null and not exists (select from erased e where e.id = g.member_id)
    returning community_id as id, status`.execute(tx);
  await sql`insert into departed select g.community_id, g.member_id from ${given}
    where g.status in ('member', 'requested') and exists (select from erased e where e.id = g.member_id)`.execute(
    tx,
  );
  await countMemberships(tx, begun.rows, ended.rows);
}

export interface Counted {
  /** Of the community. */
  readonly id: string;
  readonly status: string;
}

export async function countMemberships(
  tx: DatabaseTransaction,
  begun: readonly Counted[],
  ended: readonly Counted[],
): Promise<void> {
  const changes = [...begun.map((one) => ({ ...one, by: 1 })), ...ended.map((one) => ({ ...one, by: -1 }))];
  if (!changes.length) return;
  await sql`update community c set members = c.members + d.members, requests = c.requests + d.requests
    from (select id, coalesce(sum(by) filter (where status = 'member'), 0) as members,
        coalesce(sum(by) filter (where status = 'requested'), 0) as requests
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as g (id text, status text, by int) group by id) d
    where c.id = d.id`.execute(tx);
}

function rowAfter(event: MembershipEvent, seal: Awaited<ReturnType<typeof noteSealer>>): Row {
  const { communityId: community_id, memberId: member_id } = event.data;
  const row = { community_id, member_id, since: event.recordedAt, banned_until: null, note: null };
  switch (event.type) {
    case 'JoinRequested':
      return { ...row, status: 'requested', note: seal(member_id, event.entityId, event.data.note) };
    case 'CommunityJoined':
      return { ...row, status: 'member' };
    case 'BannedFromCommunity':
      return { ...row, status: 'banned', banned_until: event.data.until };
    case 'JoinWithdrawn':
    case 'JoinRefused':
    case 'CommunityLeft':
    case 'RemovedFromCommunity':
    case 'BanEnded':
      return { ...row, status: null };
    default:
      return unreachable(event);
  }
}
