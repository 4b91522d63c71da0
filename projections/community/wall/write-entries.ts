import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { type Entered, entriesOf } from './entries.js';

/** Write again in which feeds these posts are. */
export async function writeEntries(tx: DatabaseTransaction, postIds: readonly string[]): Promise<void> {
  if (!postIds.length) return;
  const ids = [...postIds];
  await sql`delete from entry where post_id = any(${ids})`.execute(tx);
  const { rows } =
    await sql<Entered>`select post.id, author_id, kind, at, tags, vehicle, community_id, latitude, longitude, shared_kind, shared_id, status,
      community_id is null or coalesce(community.is_open, false) as is_open
    from post left join community on community.id = post.community_id where post.id = any(${ids})`.execute(
      tx,
    );
  const entries = rows.flatMap(entriesOf);
  if (entries.length)
    await sql`insert into entry (source, at, post_id, author_id, kind, latitude, longitude)
      select source, at, post_id, author_id, kind, latitude, longitude
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as new (source text, at timestamptz, post_id text, author_id text,
        kind text, latitude float8, longitude float8)`.execute(tx);
}
