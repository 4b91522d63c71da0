import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { PostRow } from './wall.table.js';

/** Puts posts of June 2026 into the tables, for what reads them. */
export async function writePosts(
  db: Database,
  posts: readonly (Pick<PostRow, 'id' | 'author_id' | 'body' | 'status'> & Partial<PostRow>)[],
): Promise<void> {
  const rows = posts.map((post) => ({ photos: [], ...post }));
  await sql`insert into wall.post (id, author_id, kind, body, photos, tags, mentions, at, position, version, status, is_locked, is_pinned,
      comments, likes, nice_finds, been_theres, words)
    select id, author_id, 'post', body, photos, '{}', '{}', '2026-06-01T12:00:00Z', 1, 1, status, false, false, 0, 0, 0, 0, ''
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) p (id text, author_id text, body text, photos jsonb, status text)`.execute(
    db,
  );
}
