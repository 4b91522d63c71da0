import { type RawBuilder, sql } from 'kysely';
import type { ReactionKind } from '../../../modules/community/reaction/reaction.events.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { people } from '../../../modules/members/people.shared.js';
import type { WallReader } from './reader.js';
import type { ReactionRow } from './wall.table.js';

/** What a reader does not see of the counts in the rows of posts, and their own reactions. */
export interface HiddenCounts {
  comments(postId: string): number;
  reactions(postId: string, kind: ReactionKind): number;
  myReaction(postId: string): ReactionKind | null;
}

/** Three queries for all posts of a page, and two more for those in `closed`.
 *  in  closed: those of the posts about which the reader sees nothing of others */
export async function hiddenCounts(
  db: Database,
  reader: WallReader,
  postIds: readonly string[],
  closed: readonly string[] = [],
): Promise<HiddenCounts> {
  const ids = postIds.filter((id) => !closed.includes(id));
  const none = { rows: [] };
  const hidesNobody = reader.isStaff && !reader.blocked.length;
  const [comments, reactions, own, ofOthers] = await Promise.all([
    hidesNobody
      ? none
      : sql<{ post_id: string; n: number }>`select m.post_id, count(*)::int as n
          from (${hiddenMembers(reader)}) h join wall.comment m on m.author_id = h.id
          where m.post_id = any(${ids}) and m.status = 'published' group by 1`.execute(db),
    hidesNobody
      ? none
      : sql<{ post_id: string; kind: ReactionKind; n: number }>`select r.post_id, r.kind, count(*)::int as n
          from (${hiddenMembers(reader)}) h join wall.reaction r on r.member_id = h.id
          where r.post_id = any(${ids}) group by 1, 2`.execute(db),
    reader.id === ''
      ? none
      : sql<Pick<ReactionRow, 'post_id' | 'kind'>>`select post_id, kind from wall.reaction
          where post_id = any(${[...postIds]}) and member_id = ${reader.id}`.execute(db),
    closed.length ? allOfOthers(db, reader, closed) : { comments: [], reactions: [] },
  ]);
  const ofPost = new Map([...comments.rows, ...ofOthers.comments].map(({ post_id, n }) => [post_id, n]));
  const ofKind = new Map(
    [...reactions.rows, ...ofOthers.reactions].map(({ post_id, kind, n }) => [`${post_id} ${kind}`, n]),
  );
  const mine = new Map(own.rows.map(({ post_id, kind }) => [post_id, kind]));
  return {
    comments: (postId) => ofPost.get(postId) ?? 0,
    reactions: (postId, kind) => ofKind.get(`${postId} ${kind}`) ?? 0,
    myReaction: (postId) => mine.get(postId) ?? null,
  };
}

/** The members whom a reader does not see: few of all, so that a post to which thousands react is not counted again. */
const hiddenMembers = ({ id, isStaff, blocked }: WallReader): RawBuilder<unknown> => sql`
  select a.id from ${people} a where a.id = any(${[...blocked]})
  ${isStaff ? sql`` : sql`union select a.id from ${people} a where not a.is_open and a.id <> ${id}`}`;

/** Everything about these posts that is not the reader's own. */
async function allOfOthers(db: Database, { id }: WallReader, postIds: readonly string[]) {
  const [comments, reactions] = await Promise.all([
    sql<{ post_id: string; n: number }>`select post_id, count(*)::int as n from wall.comment
      where post_id = any(${[...postIds]}) and status = 'published' and author_id <> ${id} group by 1`.execute(
      db,
    ),
    sql<{
      post_id: string;
      kind: ReactionKind;
      n: number;
    }>`select post_id, kind, count(*)::int as n from wall.reaction
      where post_id = any(${[...postIds]}) and member_id <> ${id} group by 1, 2`.execute(db),
  ]);
  return { comments: comments.rows, reactions: reactions.rows };
}
