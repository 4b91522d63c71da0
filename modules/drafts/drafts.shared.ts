import { decrypt, encrypt, type PersonKeys } from '../kernel/encryption/person-keys.js';
import type { Database } from '../kernel/postgres/database.js';
import { keptOfBoth, longestDraft } from './drafts.schemas.js';

/** A member's drafts, encrypted under their key. They are rows, because each pause in writing changes them. Table and migration keep the schema of
 *  the time when messages alone had drafts (`messages.migrations.ts`).
 *  source  README, The table */
export interface DraftTable {
  readonly member_id: string;
  /** A thread's id, a word (`post`), or a word and an id (`listing <id>`). */
  readonly written_to: string;
  readonly sealed: Buffer;
  readonly changed_at: string;
}
export interface Draft {
  readonly to: string;
  readonly words: string;
}

interface Deps {
  readonly db: Database;
  readonly keys: PersonKeys;
}

/** The maximum number of drafts of one member; the oldest are deleted. */
export const maxDrafts = 200;

const rowsIn = (db: Database) => db.withTables<{ 'messaging.draft': DraftTable }>();
/** In every encrypted row: it never changes. */
const boundTo = (memberId: string, to: string): string => `draft of ${memberId} to ${to}`;

/** A member's drafts, the latest first; none once they are erased. */
export async function draftsOf({ db, keys }: Deps, memberId: string): Promise<readonly Draft[]> {
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

/** Store a draft in place of the previous one; an empty one is deleted. Words of another device that this one has not seen are kept too.
 *  in      before  the words that were seen; undefined: any stored words are replaced
 *  out     the stored words
 *  units   now: ISO-8601 UTC
 *  errors  PERSON_ERASED (conflict) */
export async function keepDraftOf(
  { db, keys }: Deps,
  memberId: string,
  { to, words, before }: Draft & { readonly before?: readonly string[] | undefined },
  now: string,
): Promise<string> {
  const key = await keys.getOrCreate(memberId);
  const seal = (text: string): Buffer => encrypt(key, text, boundTo(memberId, to));
  return db.transaction().execute(async (tx) => {
    const rows = rowsIn(tx);
    const empty = { member_id: memberId, written_to: to, sealed: seal(''), changed_at: now };
    const saved = String(decrypt(key, await lockDraft(tx, empty), boundTo(memberId, to)));
    const kept =
      before === undefined || before.includes(saved) ? words : keptOfBoth(saved, words, longestDraft);
    const own = { member_id: memberId, written_to: to };
    await (kept.trim() === ''
      ? rows.deleteFrom('messaging.draft').where((row) => row.and(own))
      : rows
          .updateTable('messaging.draft')
          .set({ sealed: seal(kept), changed_at: now })
          .where((row) => row.and(own))
    ).execute();
    await deleteOldest(tx, memberId);
    return kept;
  });
}

/** Deletes the drafts of erased members. */
export const deleteDraftsOf = (db: Database, memberIds: readonly string[]): Promise<unknown> =>
  memberIds.length === 0
    ? Promise.resolve()
    : rowsIn(db).deleteFrom('messaging.draft').where('member_id', 'in', memberIds).execute();

/** Creates the row if needed, and locks it, so that concurrent devices follow one another.
 *  out  its content */
async function lockDraft(tx: Database, empty: DraftTable): Promise<Buffer> {
  for (;;) {
    await rowsIn(tx)
      .insertInto('messaging.draft')
      .values(empty)
      .onConflict((known) => known.doNothing())
      .execute();
    const row = await rowsIn(tx)
      .selectFrom('messaging.draft')
      .select('sealed')
      .where('member_id', '=', empty.member_id)
      .where('written_to', '=', empty.written_to)
      .forUpdate()
      .executeTakeFirst();
    if (row) return row.sealed; // otherwise another device has just deleted it
  }
}

const deleteOldest = (tx: Database, memberId: string): Promise<unknown> =>
  rowsIn(tx)
    .deleteFrom('messaging.draft')
    .where('member_id', '=', memberId)
    .where('written_to', 'not in', (kept) =>
      kept
        .selectFrom('messaging.draft')
        .select('written_to')
        .where('member_id', '=', memberId)
        .orderBy('changed_at', 'desc')
        .limit(maxDrafts),
    )
    .execute();
