import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';
import type { MapTable, SpaceMapsTables } from './space-maps.table.js';

/** A published map without its layout; undefined for none. */
export async function publishedMap(db: Database, id: string): Promise<PublishedMap | undefined> {
  const row = await mapsIn(db)
    .select(['id', 'map_version', 'published_at', 'spaces', 'cents_from', 'cents_to', 'picture'])
    .where('id', '=', id)
    .where('map_version', '>', 0)
    .executeTakeFirst();
  return row && { ...row, published_at: new Date(row.published_at ?? 0).toISOString() };
}

export type PublishedMap = Pick<
  MapTable,
  'id' | 'map_version' | 'spaces' | 'cents_from' | 'cents_to' | 'picture'
> & { readonly published_at: string };

/** The layout of a published map as JSON, as the database has it: nothing reads it before it is sent. */
export async function layoutOf(db: Database, id: string): Promise<string> {
  const { rows } = await sql<{ layout: string }>`select layout::text from space_maps.map
    where id = ${id} and map_version > 0`.execute(db);
  return rows[0]?.layout ?? 'null';
}

/** Ids of maps that a member began. */
export async function mapsStartedBy(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await mapsIn(db).select('id').where('started_by_id', '=', memberId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The photo of the picture that a published map shows. */
export async function publishedPicture(db: Database, id: string): Promise<Photo | undefined> {
  const row = await mapsIn(db).select('picture').where('id', '=', id).executeTakeFirst();
  return row?.picture?.photo;
}

/** Ids of maps that show a picture, or whose drafts do. */
export async function mapsWithPicture(db: Database): Promise<readonly string[]> {
  const rows = await mapsIn(db)
    .select('id')
    .where((where) => where.or([where('picture', 'is not', null), where('draft_picture', 'is not', null)]))
    .execute();
  return rows.map(({ id }) => id);
}

const mapsIn = (db: Database) => db.withTables<SpaceMapsTables>().selectFrom('space_maps.map');
