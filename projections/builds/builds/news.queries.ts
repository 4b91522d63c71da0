import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { seesBuild, worksOn } from './audience.js';

/** How many entries a build has since this one, itself included, that its readers see; 0 when that one is gone. */
export async function entriesSince(db: Database, buildId: string, entryId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from builds.entry
    where build_id = ${buildId} and position >= (select position from builds.entry where id = ${entryId})
      and not is_deleted and not is_removed and not is_withheld`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The owner of a build that is shown; undefined for any other. */
export async function ownerOfShown(db: Database, buildId: string): Promise<string | undefined> {
  const { rows } = await sql<{ owner_id: string }>`select owner_id from builds.build
    where id = ${buildId} and standing = 'shown'`.execute(db);
  return rows[0]?.owner_id;
}

/** Those among these members who see a build, and do not work on it. */
export async function readersAmong(
  db: Database,
  buildId: string,
  memberIds: readonly string[],
): Promise<readonly string[]> {
  const id = sql<string>`reader.id`;
  const { rows } = await sql<{ id: string }>`
    select reader.id from builds.build b cross join unnest(${[...memberIds]}::text[]) as reader (id)
    where b.id = ${buildId} and ${seesBuild({ id, isStaff: false })} and not ${worksOn({ id })}`.execute(db);
  return rows.map((row) => row.id);
}
