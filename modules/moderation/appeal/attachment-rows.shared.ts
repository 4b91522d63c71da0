import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';

/** A file that somebody uploaded for an appeal. Times are ISO-8601 UTC. */
export interface AttachmentTable {
  readonly id: string;
  readonly member_id: string;
  readonly name: Buffer;
  readonly type: string;
  readonly bytes: number;
  readonly stored_at: string;
  readonly appeal_id: string | null;
  readonly subject_id: string | null;
  readonly used: boolean;
}

export const attachmentRows = (db: Database): Kysely<{ readonly 'moderation.attachment': AttachmentTable }> =>
  db.withTables<{ readonly 'moderation.attachment': AttachmentTable }>();

export const attachmentRow = (db: Database, id: string): Promise<AttachmentTable | undefined> =>
  attachmentRows(db).selectFrom('moderation.attachment').selectAll().where('id', '=', id).executeTakeFirst();

/** Everything that a member uploaded, oldest first. */
export const attachmentsBy = (db: Database, memberId: string): Promise<readonly AttachmentTable[]> =>
  attachmentRows(db)
    .selectFrom('moderation.attachment')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('stored_at')
    .orderBy('id')
    .execute();

/** Give a member's own files to one appeal, once.
 *  out  those that were theirs and not given to another */
export const giveAttachments = (
  db: Database,
  ids: readonly string[],
  {
    memberId,
    appealId,
    subjectId,
  }: { readonly memberId: string; readonly appealId: string; readonly subjectId: string },
): Promise<readonly AttachmentTable[]> =>
  attachmentRows(db)
    .updateTable('moderation.attachment')
    .set({ appeal_id: appealId, subject_id: subjectId })
    .where('id', 'in', ids)
    .where('member_id', '=', memberId)
    .where((row) => row.or([row('appeal_id', 'is', null), row('appeal_id', '=', appealId)]))
    .where('used', '=', false)
    .returningAll()
    .execute();

export const deleteAttachmentRows = (db: Database, ids: readonly string[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : attachmentRows(db).deleteFrom('moderation.attachment').where('id', 'in', ids).execute();
