import type { Kysely } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { AppealsTables } from './appeals.table.js';

/** Every appeal about a member, oldest first. */
export async function appealsAbout(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await tablesOf(db)
    .selectFrom('appeals.appeal')
    .select('id')
    .where('subject_id', '=', memberId)
    .where('is_latest', '=', true)
    .orderBy('filed_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** The decisions about these members, the newest first. */
export async function decisionsAbout(
  db: Database,
  memberIds: readonly string[],
): Promise<readonly { readonly id: string; readonly subjectId: string }[]> {
  if (memberIds.length === 0) return [];
  const rows = await tablesOf(db)
    .selectFrom('appeals.decision')
    .select(['id', 'subject_id'])
    .where('subject_id', 'in', memberIds)
    .orderBy('decided_at', 'desc')
    .execute();
  return rows.map(({ id, subject_id }) => ({ id, subjectId: subject_id }));
}

const tablesOf = (db: Database): Kysely<AppealsTables> => db.withTables<AppealsTables>();
