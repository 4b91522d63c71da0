import { type RawBuilder, sql } from 'kysely';
import { decisionOf } from '../../../modules/community/decision.schemas.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { HandledEvent, Touched } from './handled.js';

type Written = HandledEvent<'CommentWritten'>;

/** One statement for all new comments of a batch. Under a post that is gone only the id stays, for the erasure and the archive of whose it is. */
export async function addComments(
  tx: DatabaseTransaction,
  events: readonly Written[],
  { counted }: Touched,
): Promise<void> {
  if (!events.length) return;
  for (const { data } of events) counted.add(data.postId);
  await sql`insert into comment (id, post_id, author_id, body, photo, mentions, community_id, at, version, status, was_answer)
    select new.id, new.post_id, new.author_id, case when post.id is null then '' else new.body end,
      case when post.id is not null then nullif(new.photo, 'null') end,
      case when post.id is null then '{}' else new.mentions end, new.community_id, new.at, new.version,
      case when post.id is null then 'deleted' else 'published' end, false
    from jsonb_to_recordset(${JSON.stringify(events.map(rowOf))}::jsonb) as new (id text, post_id text, author_id text, body text,
      photo jsonb, mentions text[], community_id text, at timestamptz, version int)
    left join post on post.id = new.post_id
    on conflict do nothing`.execute(tx);
}

const rowOf = ({ entityId, recordedAt, version, data }: Written) => ({
  id: entityId,
  post_id: data.postId,
  author_id: data.authorId,
  body: data.body,
  photo: data.photo,
  mentions: data.mentions,
  community_id: data.communityId,
  at: recordedAt,
  version,
});

type Changed = HandledEvent<
  'CommentEdited' | 'CommentDeleted' | 'CommentHidden' | 'CommentRemoved' | 'CommentRestored'
>;

export async function changeComment(
  tx: DatabaseTransaction,
  event: Changed,
  { counted }: Touched,
): Promise<void> {
  const { entityId: id, version } = event;
  const { rows } = await sql<{ post_id: string }>`update comment set version = ${version}, ${changeOf(event)}
    where id = ${id} returning post_id`.execute(tx);
  for (const { post_id } of rows) counted.add(post_id);
  if (event.type === 'CommentDeleted')
    await sql`update post set answer_id = null where answer_id = ${id}`.execute(tx);
}

function changeOf(event: Changed): RawBuilder<unknown> {
  switch (event.type) {
    case 'CommentEdited': {
      const { body, photo, mentions } = event.data;
      return sql`body = ${body}, photo = ${photo && JSON.stringify(photo)}, mentions = ${[...mentions]}, edited_at = ${event.recordedAt}`;
    }
    case 'CommentDeleted':
      return sql`status = 'deleted', body = '', photo = null, mentions = '{}', decision = null,
        was_answer = exists (select from post where post.answer_id = comment.id)`;
    case 'CommentHidden':
      return sql`status = 'hidden', decision = ${JSON.stringify(decisionOf(event.data))}`;
    case 'CommentRemoved':
      return sql`status = 'removed', decision = ${JSON.stringify(decisionOf(event.data))}`;
    case 'CommentRestored':
      return sql`status = 'published', decision = null`;
    default:
      return unreachable(event);
  }
}
