import { sql } from 'kysely';
import { type PersonRow, personView, type SignPicture } from '../../../modules/community/persons.shared.js';
import type { listReactions } from '../../../modules/community/post/post.contract.js';
import type { PostAct } from '../../../modules/community/post/posts.ports.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { people } from '../../../modules/members/people.shared.js';
import type { WallReader } from './reader.js';
import type { ActRow, ReactionRow } from './wall.table.js';

export const mostReactions = 100;

/** Who reacted to a post that the reader sees, newest first; at most 100. */
export async function reactionsTo(
  db: Database,
  reader: WallReader,
  postId: string,
  sign: SignPicture,
): Promise<ResponseOf<typeof listReactions>> {
  const { rows } = await sql<PersonRow & Pick<ReactionRow, 'kind'>>`
    select r.kind, a.id, a.full_name, a.is_minor, a.handle, a.picture_id from wall.reaction r join ${people} a on a.id = r.member_id
    where r.post_id = ${postId} and r.member_id <> all(${[...reader.blocked]})
      and (a.is_open or ${reader.isStaff} or r.member_id = ${reader.id})
    order by r.at desc, r.member_id limit ${mostReactions}`.execute(db);
  return { reactions: rows.map((row) => ({ kind: row.kind, member: personView(row, sign) })) };
}

/** What was written in these communities since a time (ISO-8601 UTC), but by `without`. */
export async function countIn(
  db: Database,
  communityIds: readonly string[],
  since: string,
  without: readonly string[],
): Promise<ReadonlyMap<string, { readonly posts: number; readonly comments: number }>> {
  if (!communityIds.length) return new Map();
  const ids = [...communityIds];
  const { rows } = await sql<{
    id: string;
    posts: number;
    comments: number;
  }>`select asked.id, posts.n as posts, comments.n as comments
    from unnest(${ids}::text[]) as asked (id)
    cross join lateral (select count(*)::int as n from wall.post where community_id = asked.id and at >= ${since} and status = 'published'
      and author_id <> all(${[...without]})) posts
    cross join lateral (select count(*)::int as n from wall.comment where community_id = asked.id and at >= ${since} and status = 'published'
      and author_id <> all(${[...without]})) comments`.execute(db);
  return new Map(rows.map(({ id, posts, comments }) => [id, { posts, comments }]));
}

/** The moderators' acts in a community, newest first.
 *  in  before: ISO-8601 UTC */
export async function actsIn(
  db: Database,
  communityId: string,
  before: string | null,
  limit: number,
): Promise<readonly PostAct[]> {
  const { rows } = await sql<ActRow>`select * from wall.act
    where community_id = ${communityId} and (${before}::timestamptz is null or at < ${before}::timestamptz)
    order by at desc, id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    at: row.at,
    what: row.what as PostAct['what'],
    postId: row.post_id,
    moderatorId: row.moderator_id,
    authorId: row.author_id,
    rule: row.rule,
    reason: row.reason,
  }));
}
