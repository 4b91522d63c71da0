import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel/postgres/database.js';
import type { Photo } from './photo.schemas.js';

/** A photo that no use is known of. */
export interface UnusedPhoto {
  readonly id: string;
  readonly member_id: string;
  /** What it was given to before that was recorded; null until then. */
  readonly used_by: string | null;
}

/** Photos that members stored before what shows them was written: whose, and what uses them. That has them in its events. */
export interface StoredPhotos {
  /** Storing the same photo again changes nothing.
   *  units  now: ISO-8601 UTC */
  add(db: Database, photo: Photo, memberId: string, now: string): Promise<void>;
  /** Give a member's photos to one use, once.
   *  out  the photos, in the order of the ids; those of other members or uses are left out */
  give(db: Database, ids: readonly string[], memberId: string, usedBy: string): Promise<readonly Photo[]>;
  /** Every photo that a member stored, oldest first; or only those of which no use is known. */
  of(db: Database, memberId: string, which: 'all' | 'unused'): Promise<readonly string[]>;
  /** Photos from before a time of which no use is known, oldest first.
   *  units  until: ISO-8601 UTC */
  unused(db: Database, until: string, limit: number): Promise<readonly UnusedPhoto[]>;
  /** The use was found in the log. */
  markUsed(db: Database, id: string): Promise<void>;
  remove(db: Database, ids: readonly string[]): Promise<void>;
  /** Those of these members. */
  removeOf(db: Database, memberIds: readonly string[]): Promise<void>;
}

/** The rows of one module, in a table of its own with the columns id, member_id, width, height and stored_at besides these two. */
export function storedPhotos(names: {
  readonly table: string;
  readonly usedBy: string;
  readonly used: string;
}): StoredPhotos {
  const [table, usedBy, used] = [sql.table(names.table), sql.ref(names.usedBy), sql.ref(names.used)];
  const idsOf = async (db: Database, query: RawBuilder<{ id: string }>) =>
    (await query.execute(db)).rows.map(({ id }) => id);
  return {
    add: async (db, { id, width, height }, memberId, now) => {
      await sql`insert into ${table} (id, member_id, width, height, stored_at, ${used})
        values (${id}, ${memberId}, ${width}, ${height}, ${now}, false) on conflict do nothing`.execute(db);
    },
    give: async (db, ids, memberId, by) => {
      if (!ids.length) return [];
      const { rows } = await sql<Photo>`update ${table} set ${usedBy} = ${by}
        where id = any(${[...ids]}) and member_id = ${memberId} and (${usedBy} is null or ${usedBy} = ${by})
        returning id, width, height`.execute(db);
      return ids.flatMap((id) => rows.find((one) => one.id === id) ?? []);
    },
    of: (db, memberId, which) =>
      idsOf(
        db,
        sql`select id from ${table} where member_id = ${memberId} and (${which === 'all'} or not ${used}) order by stored_at, id`,
      ),
    unused: async (db, until, limit) => {
      const { rows } = await sql<UnusedPhoto>`select id, member_id, ${usedBy} as used_by from ${table}
        where not ${used} and stored_at < ${until} order by stored_at limit ${limit}`.execute(db);
      return rows;
    },
    markUsed: async (db, id) => {
      await sql`update ${table} set ${used} = true where id = ${id}`.execute(db);
    },
    remove: async (db, ids) => {
      if (ids.length) await sql`delete from ${table} where id = any(${[...ids]})`.execute(db);
    },
    removeOf: async (db, memberIds) => {
      if (memberIds.length)
        await sql`delete from ${table} where member_id = any(${[...memberIds]})`.execute(db);
    },
  };
}
