import type { Database } from '../../kernel/postgres/database.js';
import type { MessagePhoto } from '../message/message.state.js';

/** Photos that members stored for messages: their owner, and the message that takes them. The message itself has them in its event. */
export interface PhotoTable {
  readonly id: string;
  readonly member_id: string;
  readonly width: number;
  readonly height: number;
  /** ISO-8601 UTC */
  readonly stored_at: string;
  /** Set before the message is recorded; null until it is sent. */
  readonly message_id: string | null;
  /** Whether the message was found in the log. */
  readonly sent: boolean;
}

const rowsIn = (db: Database) => db.withTables<{ 'messaging.photo': PhotoTable }>();

/** Storing the same photo again changes nothing. */
export async function addPhotoRow(
  db: Database,
  { id, width, height }: MessagePhoto,
  memberId: string,
  now: string,
): Promise<void> {
  await rowsIn(db)
    .insertInto('messaging.photo')
    .values({ id, member_id: memberId, width, height, stored_at: now, message_id: null, sent: false })
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Give a member's photos to a message, once.
 *  out  the photos, in the order of the ids; those of other members or messages are left out */
export async function givePhotos(
  db: Database,
  ids: readonly string[],
  memberId: string,
  messageId: string,
): Promise<readonly MessagePhoto[]> {
  if (!ids.length) return [];
  const given = await rowsIn(db)
    .updateTable('messaging.photo')
    .set({ message_id: messageId })
    .where('id', 'in', ids)
    .where('member_id', '=', memberId)
    .where((is) => is.or([is('message_id', 'is', null), is('message_id', '=', messageId)]))
    .returning(['id', 'width', 'height'])
    .execute();
  return ids.flatMap((id) => given.find((one) => one.id === id) ?? []);
}

/** Every photo that a member stored, oldest first. */
export const photoIdsOf = async (db: Database, memberId: string): Promise<readonly string[]> => {
  const rows = await rowsIn(db)
    .selectFrom('messaging.photo')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('stored_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Photos from before `until` without a known message. */
export const unsentPhotos = (db: Database, until: string, limit: number): Promise<readonly PhotoTable[]> =>
  rowsIn(db)
    .selectFrom('messaging.photo')
    .selectAll()
    .where('sent', '=', false)
    .where('stored_at', '<', until)
    .orderBy('stored_at')
    .limit(limit)
    .execute();

export async function markSent(db: Database, id: string): Promise<void> {
  await rowsIn(db).updateTable('messaging.photo').set({ sent: true }).where('id', '=', id).execute();
}

export async function deletePhotoRows(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length) await rowsIn(db).deleteFrom('messaging.photo').where('id', 'in', ids).execute();
}
