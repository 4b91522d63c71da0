import type { BroadcastRow } from '../../../modules/events/broadcast/broadcasts.ports.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { BroadcastsTables, BroadcastTable } from './broadcasts.table.js';

/** About one event, the latest first; removed ones are left out. */
export async function broadcastsAbout(
  db: Database,
  gatheringId: string,
  limit: number,
): Promise<readonly BroadcastRow[]> {
  const rows = await broadcastsIn(db)
    .where('gathering_id', '=', gatheringId)
    .where('is_removed', '=', false)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(rowOf);
}

/** Those among these that are not removed. */
export async function broadcastsShown(
  db: Database,
  ids: readonly string[],
): Promise<readonly BroadcastRow[]> {
  const rows = await broadcastsIn(db).where('id', 'in', ids).where('is_removed', '=', false).execute();
  return rows.map(rowOf);
}

/** Ids of those that a member wrote, removed ones too, oldest first. */
export async function broadcastsBy(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await broadcastsIn(db)
    .where('member_id', '=', memberId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const broadcastsIn = (db: Database) =>
  db.withTables<BroadcastsTables>().selectFrom('broadcasts.broadcast').selectAll();

const rowOf = (row: BroadcastTable): BroadcastRow => ({
  id: row.id,
  memberId: row.member_id,
  gatheringId: row.gathering_id,
  clubId: row.club_id,
  day: row.day,
  isForInterested: row.is_for_interested,
  recipients: row.recipients,
  sentAt: new Date(row.sent_at).toISOString(),
});
