import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import type { Photo } from '../../media/photo.schemas.js';
import { storedPhotos } from '../../media/stored-photos.shared.js';

/** Photos that members stored for their builds: for entries, tasks and covers. */
export const buildPhotoRows = storedPhotos({ table: 'building.photo', usedBy: 'used_by', used: 'used' });

/** The photos among these that are still there: those of an erased member are not. */
export async function photosOfBuilds(db: Database, ids: readonly string[]): Promise<readonly Photo[]> {
  if (!ids.length) return [];
  const { rows } = await sql<Photo>`select id, width, height from building.photo
    where id = any(${[...ids]})`.execute(db);
  return rows;
}
