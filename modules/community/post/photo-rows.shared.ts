import type { Database } from '../../kernel/postgres/database.js';
import type { Photo } from '../../media/photo.schemas.js';

/** Photos that members stored for posts and comments: whose, and what uses them. The post or comment itself has them in its events. */
export interface PhotoTable {
  readonly id: string;
  readonly member_id: string;
  readonly width: number;
  readonly height: number;
  /** ISO-8601 UTC */
  readonly stored_at: string;
  /** Set before the post or comment is recorded; null until then. */
  readonly used_by: string | null;
  /** Whether it was found in the log. */
  readonly used: boolean;
}

const rowsIn = (db: Database) => db.withTables<{ 'posting.photo': PhotoTable }>();

/** Storing the same photo again changes nothing. */
export async function addPhotoRow(
  db: Database,
  { id, width, height }: Photo,
  memberId: string,
  now: string,
): Promise<void> {
  await rowsIn(db)
    .insertInto('posting.photo')
    .values({ id, member_id: memberId, width, height, stored_at: now, used_by: null, used: false })
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Give a member's photos to a post or comment, once.
 *  out  the photos, in the order of the ids; those of other members, or of other posts and comments, are left out */
export async function givePhotos(
  db: Database,
  ids: readonly string[],
  memberId: string,
  usedBy: string,
): Promise<readonly Photo[]> {
  if (!ids.length) return [];
  const given = await rowsIn(db)
    .updateTable('posting.photo')
    .set({ used_by: usedBy })
    .where('id', 'in', ids)
    .where('member_id', '=', memberId)
    .where((is) => is.or([is('used_by', 'is', null), is('used_by', '=', usedBy)]))
    .returning(['id', 'width', 'height'])
    .execute();
  return ids.flatMap((id) => given.find((one) => one.id === id) ?? []);
}

/** Every photo that a member stored and nothing that was recorded has, as far as is known. */
export const unusedOf = async (db: Database, memberId: string): Promise<readonly string[]> => {
  const rows = await rowsIn(db)
    .selectFrom('posting.photo')
    .select('id')
    .where('member_id', '=', memberId)
    .where('used', '=', false)
    .execute();
  return rows.map(({ id }) => id);
};

/** Photos from before `until` of which no use is known. */
export const unusedPhotos = (db: Database, until: string, limit: number): Promise<readonly PhotoTable[]> =>
  rowsIn(db)
    .selectFrom('posting.photo')
    .selectAll()
    .where('used', '=', false)
    .where('stored_at', '<', until)
    .orderBy('stored_at')
    .limit(limit)
    .execute();

export async function markUsed(db: Database, id: string): Promise<void> {
  await rowsIn(db).updateTable('posting.photo').set({ used: true }).where('id', '=', id).execute();
}

export async function deletePhotoRow(db: Database, id: string): Promise<void> {
  await rowsIn(db).deleteFrom('posting.photo').where('id', '=', id).execute();
}

/** Delete the rows of these members. */
export async function deletePhotoRowsOf(db: Database, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length)
    await rowsIn(db).deleteFrom('posting.photo').where('member_id', 'in', memberIds).execute();
}
