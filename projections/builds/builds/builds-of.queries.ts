import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** The builds that a member owns, deleted and removed ones too, the oldest first. */
export const buildsOf = (db: Database, memberId: string): Promise<readonly string[]> =>
  idsIn(db, sql`select id from builds.build where owner_id = ${memberId} order by started_at, id`);

/** The builds that a member handed over, the first one first. */
export const buildsHandedOverBy = (db: Database, memberId: string): Promise<readonly string[]> =>
  idsIn(
    db,
    sql`select build_id as id from builds.former_owner where member_id = ${memberId} group by build_id order by min(position)`,
  );

/** The builds that a member works on, is invited to, or is offered, the oldest first; theirs are left out. */
export const buildsWorkedOnBy = (db: Database, memberId: string): Promise<readonly string[]> =>
  idsIn(
    db,
    sql`select id from builds.build b where offered_to = ${memberId}
      or id in (select build_id from builds.collaborator where member_id = ${memberId}) order by started_at, id`,
  );

/** The tasks in which there is something of a member: words, a reason, a part, a photo, a word on a fit; deleted ones too, the oldest first. */
export const tasksOf = (db: Database, memberId: string): Promise<readonly string[]> =>
  idsIn(
    db,
    sql`select id from builds.task where words_by = ${memberId} or blocked_by = ${memberId}
        or (photos <> '[]' and photos @> jsonb_build_array(jsonb_build_object('by', ${memberId}::text)))
        or id in (select task_id from builds.part where words_by = ${memberId} or photos_by = ${memberId})
        or id in (select task_id from builds.witness where author_id = ${memberId})
      order by planned_at, id`,
  );

/** The entries that a member wrote, deleted and removed ones too, the oldest first. */
export const entriesOf = (db: Database, memberId: string): Promise<readonly string[]> =>
  idsIn(db, sql`select id from builds.entry where author_id = ${memberId} order by position`);

/** The documents that a member filed, the oldest first. */
export const documentsOf = (db: Database, memberId: string): Promise<readonly string[]> =>
  idsIn(db, sql`select id from builds.document where owner_id = ${memberId} order by at, id`);

/** The books of a member, the oldest first. */
export const booksOf = (db: Database, memberId: string): Promise<readonly string[]> =>
  idsIn(db, sql`select id from builds.book where owner_id = ${memberId} order by at, id`);

async function idsIn(db: Database, query: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`${query}`.execute(db);
  return rows.map(({ id }) => id);
}
