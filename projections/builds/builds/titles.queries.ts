import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';

type Titles = ReadonlyMap<string, string>;

/** The current titles of these builds; a deleted one has none. */
export const titlesOfBuilds = (db: Database, ids: readonly string[]): Promise<Titles> =>
  titlesIn(
    db,
    sql`select id, coalesce(nullif(nickname, ''), trim(year || ' ' || make || ' ' || model)) as title from builds.build
      where id = any(${[...ids]}) and standing <> 'deleted'`,
  );

/** The current titles of these tasks; a deleted one has none. */
export const titlesOfTasks = (db: Database, ids: readonly string[]): Promise<Titles> =>
  titlesIn(db, sql`select id, title from builds.task where id = any(${[...ids]}) and not is_deleted`);

/** The title of the build, and the day, of these entries; a deleted one has none. */
export const titlesOfEntries = (db: Database, ids: readonly string[]): Promise<Titles> =>
  titlesIn(
    db,
    sql`select e.id, coalesce(nullif(b.nickname, ''), trim(b.year || ' ' || b.make || ' ' || b.model)) || ', ' || e.on_day as title
      from builds.entry e join builds.build b on b.id = e.build_id
      where e.id = any(${[...ids]}) and not e.is_deleted and not e.is_withheld and b.standing <> 'deleted'`,
  );

/** The titles of these books. */
export const titlesOfBooks = (db: Database, ids: readonly string[]): Promise<Titles> =>
  titlesIn(db, sql`select id, title from builds.book where id = any(${[...ids]})`);

async function titlesIn(db: Database, query: RawBuilder<unknown>): Promise<Titles> {
  const { rows } = await sql<{ id: string; title: string }>`${query}`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
