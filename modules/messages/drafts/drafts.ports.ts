import { decrypt, encrypt, type PersonKeys } from '../../kernel/encryption/person-keys.js';
import type { Database } from '../../kernel/postgres/database.js';

/** What a member has begun to write, encrypted under their key. Rows, as each pause in writing changes them. */
export interface DraftTable {
  readonly member_id: string;
  /** A thread's id, or `listing <id>`, `gathering <id>` or `member <id>` for a first message. */
  readonly written_to: string;
  readonly sealed: Buffer;
  readonly changed_at: string;
}
export interface Draft {
  readonly to: string;
  readonly words: string;
}

interface Means {
  readonly db: Database;
  readonly keys: PersonKeys;
}

/** Drafts that one member keeps; the oldest give way. */
export const mostDrafts = 200;

const rowsIn = (db: Database) => db.withTables<{ 'messaging.draft': DraftTable }>();
const boundTo = (memberId: string, to: string): string => `draft of ${memberId} to ${to}`;

/** A member's drafts, the last first; none once they are erased. */
export async function draftsOf({ db, keys }: Means, memberId: string): Promise<readonly Draft[]> {
  const rows = await rowsIn(db)
    .selectFrom('messaging.draft')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('changed_at', 'desc')
    .orderBy('written_to')
    .execute();
  const key = rows.length ? (await keys.getMany([memberId])).get(memberId) : undefined;
  if (!key) return [];
  return rows.map(({ written_to: to, sealed }) => ({
    to,
    words: String(decrypt(key, sealed, boundTo(memberId, to))),
  }));
}

/** Keep a draft in place of the one before; without words there is none.
 *  units   now: ISO-8601 UTC
 *  errors  PERSON_ERASED (conflict) */
export async function keepDraftOf(
  { db, keys }: Means,
  memberId: string,
  { to, words }: Draft,
  now: string,
): Promise<void> {
  const rows = rowsIn(db);
  if (words.trim() === '') {
    await rows
      .deleteFrom('messaging.draft')
      .where('member_id', '=', memberId)
      .where('written_to', '=', to)
      .execute();
    return;
  }
  const sealed = encrypt(await keys.getOrCreate(memberId), words, boundTo(memberId, to));
  await rows
    .insertInto('messaging.draft')
    .values({ member_id: memberId, written_to: to, sealed, changed_at: now })
    .onConflict((before) =>
      before.columns(['member_id', 'written_to']).doUpdateSet({ sealed, changed_at: now }),
    )
    .execute();
  await rows
    .deleteFrom('messaging.draft')
    .where('member_id', '=', memberId)
    .where('written_to', 'not in', (kept) =>
      kept
        .selectFrom('messaging.draft')
        .select('written_to')
        .where('member_id', '=', memberId)
        .orderBy('changed_at', 'desc')
        .limit(mostDrafts),
    )
    .execute();
}
