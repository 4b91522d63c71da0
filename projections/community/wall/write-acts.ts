import { sql } from 'kysely';
import type { PostAct } from '../../../modules/community/post/posts.ports.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { HandledEvent } from './handled.js';

type Decided = HandledEvent<
  | 'CommentsLocked'
  | 'CommentsUnlocked'
  | 'PostHidden'
  | 'PostRemoved'
  | 'PostRestored'
  | 'CommentHidden'
  | 'CommentRemoved'
  | 'CommentRestored'
>;

/** A decision of the moderators of a community, for its log; those of staff are not in it. */
export async function recordAct(tx: DatabaseTransaction, event: Decided): Promise<void> {
  const { by, communityId, rule, reason } = event.data;
  const what = wordsOf(event.type);
  if (by !== 'community' || communityId === null || what === null) return;
  const about = event.type.startsWith('Comment') && !event.type.startsWith('Comments');
  const authored = about
    ? sql`select post_id, author_id from comment where id = ${event.entityId}`
    : sql`select id as post_id, author_id from post where id = ${event.entityId}`;
  await sql`insert into act (id, community_id, at, what, post_id, moderator_id, author_id, rule, reason)
    select ${event.id}, ${communityId}, ${event.recordedAt}::timestamptz, ${what}, post_id, ${event.meta.actorId}, author_id, ${rule}, ${reason}
    from (${authored}) written on conflict do nothing`.execute(tx);
}

function wordsOf(type: Decided['type']): PostAct['what'] | null {
  switch (type) {
    case 'PostRemoved':
      return 'removed a post';
    case 'PostRestored':
      return 'restored a post';
    case 'CommentRemoved':
      return 'removed a comment';
    case 'CommentRestored':
      return 'restored a comment';
    case 'CommentsLocked':
      return 'locked a post';
    case 'CommentsUnlocked':
      return 'unlocked a post';
    case 'PostHidden':
    case 'CommentHidden':
      return null;
    default:
      return unreachable(type);
  }
}
