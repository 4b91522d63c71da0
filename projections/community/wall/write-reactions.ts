import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { HandledEvent, Touched } from './handled.js';

/** The last word of each member on each post, in one statement for those given and one for those taken back. */
export async function writeReactions(
  tx: DatabaseTransaction,
  events: readonly HandledEvent<'ReactionGiven' | 'ReactionTaken'>[],
  { counted }: Touched,
): Promise<void> {
  if (!events.length) return;
  const last = new Map(events.map((event) => [event.entityId, event]));
  const rows = [...last.values()].map(({ type, data, recordedAt }) => ({
    post_id: data.postId,
    member_id: data.memberId,
    kind: type === 'ReactionGiven' ? data.kind : null,
    at: recordedAt,
  }));
  for (const { post_id } of rows) counted.add(post_id);
  const given = rows.filter(({ kind }) => kind !== null);
  const taken = rows.filter(({ kind }) => kind === null);
  if (given.length)
    await sql`insert into reaction (post_id, member_id, kind, at)
      select new.post_id, new.member_id, new.kind, new.at
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as new (post_id text, member_id text, kind text, at timestamptz)
      join post on post.id = new.post_id
      on conflict (post_id, member_id) do update set kind = excluded.kind, at = excluded.at`.execute(tx);
  if (taken.length)
    await sql`delete from reaction using jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as old (post_id text, member_id text)
      where reaction.post_id = old.post_id and reaction.member_id = old.member_id`.execute(tx);
}

/** Count the comments and reactions of these posts again. */
export async function recount(tx: DatabaseTransaction, postIds: readonly string[]): Promise<void> {
  if (!postIds.length) return;
  await sql`update post set comments = said.n, likes = given.likes, nice_finds = given.nice_finds, been_theres = given.been_theres
    from unnest(${[...postIds]}::text[]) as touched (id)
    cross join lateral (select count(*)::int as n from comment where post_id = touched.id and status = 'published') said
    cross join lateral (select count(*) filter (where kind = 'like')::int as likes,
      count(*) filter (where kind = 'nice-find')::int as nice_finds,
      count(*) filter (where kind = 'been-there')::int as been_theres from reaction where post_id = touched.id) given
    where post.id = touched.id`.execute(tx);
}
