import { sql } from 'kysely';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { readerOf, seesBuild, seesByOffer } from './audience.js';

/** The builds among these that a viewer sees. */
export async function buildsSeenBy(
  db: Database,
  ids: readonly string[],
  viewer: Pick<Viewer, 'actor'>,
): Promise<readonly string[]> {
  if (!ids.length) return [];
  const { rows } = await sql<{ id: string }>`select id from builds.build b
    where id = any(${[...ids]}) and ${seesBuild(readerOf(viewer))}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The entries among these that a viewer sees: those of builds that they see; of removed ones, their own, and all for staff. */
export async function entriesSeenBy(
  db: Database,
  ids: readonly string[],
  viewer: Pick<Viewer, 'actor'>,
): Promise<readonly string[]> {
  if (!ids.length) return [];
  const reader = readerOf(viewer);
  const { rows } = await sql<{
    id: string;
  }>`select e.id from builds.entry e join builds.build b on b.id = e.build_id
    where e.id = any(${[...ids]}) and ${seesBuild(reader)}
      and (not ${seesByOffer(reader)} or coalesce((b.offered_along->>'journal')::boolean, false))
      and not e.is_deleted and not e.is_withheld and (not e.is_removed or ${reader.isStaff} or e.author_id = ${reader.id})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The build of each of these entries. */
export async function buildsOfEntries(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; build_id: string }>`select id, build_id from builds.entry
    where id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, build_id }) => [id, build_id]));
}

/** The photos that guests see of a build: the cover, and those of its tasks and entries; none while guests do not see it. */
export async function publicPhotosOfBuild(db: Database, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string | null }>`
    with shown as (select * from builds.build b where id = ${id} and ${seesBuild({ id: '', isStaff: false })})
    select cover->>'id' as id from shown where cover is not null
    union select one->'photo'->>'id' from shown join builds.task t on t.build_id = shown.id and not t.is_deleted,
      jsonb_array_elements(t.photos) one
    union select one->>'id' from shown join builds.entry e on e.build_id = shown.id and not e.is_deleted and not e.is_removed and not e.is_withheld,
      jsonb_array_elements(e.photos) one`.execute(db);
  return rows.flatMap((row) => row.id ?? []);
}
