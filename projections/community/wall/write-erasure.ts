import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { Touched } from './handled.js';

/** An erased member's posts are gone with all that is under them, and so are their comments and reactions elsewhere. Of the comments of
 *  others under their posts only the ids stay. */
export async function eraseMember(
  tx: DatabaseTransaction,
  memberId: string,
  { counted }: Touched,
): Promise<void> {
  const { rows } = await sql<{ post_id: string }>`select post_id from comment where author_id = ${memberId}
    union select post_id from reaction where member_id = ${memberId}`.execute(tx);
  for (const { post_id } of rows) counted.add(post_id);
  const own = sql`select id from post where author_id = ${memberId}`;
  await sql`update post set answer_id = null where answer_id in (select id from comment where author_id = ${memberId})`.execute(
    tx,
  );
  await sql`delete from comment where author_id = ${memberId}`.execute(tx);
  await sql`delete from reaction where member_id = ${memberId} or post_id in (${own})`.execute(tx);
  await sql`delete from entry where post_id in (${own})`.execute(tx);
  await sql`update comment set status = 'deleted', body = '', photo = null, mentions = '{}', decision = null, was_answer = false
    where post_id in (${own})`.execute(tx);
  await sql`delete from post where author_id = ${memberId}`.execute(tx);
  await sql`update post set mentions = array_remove(mentions, ${memberId}) where mentions @> array[${memberId}::text]`.execute(
    tx,
  );
  await sql`update comment set mentions = array_remove(mentions, ${memberId}) where mentions @> array[${memberId}::text]`.execute(
    tx,
  );
  await sql`update act set moderator_id = '' where moderator_id = ${memberId}`.execute(tx);
  await sql`update act set author_id = '', reason = '' where author_id = ${memberId}`.execute(tx);
}
