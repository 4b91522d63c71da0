import { type RawBuilder, sql } from 'kysely';
import { decisionOf } from '../../../modules/community/decision.schemas.js';
import { maxLetters } from '../../../modules/community/post/post.events.js';
import { plainText } from '../../../modules/community/text/text.rules.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { HandledEvent, Touched } from './handled.js';

type Published = HandledEvent<'PostPublished'>;

/** One statement for all new posts of a batch. */
export async function addPosts(
  tx: DatabaseTransaction,
  events: readonly Published[],
  { entered }: Touched,
): Promise<void> {
  if (!events.length) return;
  for (const { entityId } of events) entered.add(entityId);
  await sql`insert into post (id, author_id, kind, body, photos, vehicle, tags, mentions, community_id, area, latitude, longitude,
      shared_kind, shared_id, at, position, version, status, is_locked, is_pinned, comments, likes, nice_finds, been_theres, words)
    select id, author_id, kind, body, photos, nullif(vehicle, 'null'), tags, mentions, community_id, area, latitude, longitude,
      shared_kind, shared_id, at, position, version, 'published', false, false, 0, 0, 0, 0, to_tsvector('english', words)
    from jsonb_to_recordset(${JSON.stringify(events.map(rowOf))}::jsonb) as new (id text, author_id text, kind text, body text,
      photos jsonb, vehicle jsonb, tags text[], mentions text[], community_id text, area text, latitude float8, longitude float8,
      shared_kind text, shared_id text, at timestamptz, position bigint, version int, words text)
    on conflict do nothing`.execute(tx);
}

function rowOf({ entityId, recordedAt, position, version, data }: Published) {
  const { place, shared } = data;
  return {
    id: entityId,
    author_id: data.authorId,
    kind: data.kind,
    body: data.body,
    photos: data.photos,
    vehicle: data.vehicle,
    tags: data.tags,
    mentions: data.mentions,
    community_id: data.communityId,
    area: place?.area ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    shared_kind: shared?.kind ?? null,
    shared_id: shared?.id ?? null,
    at: recordedAt,
    position,
    version,
    words: searchedWords(data),
  };
}

/** What a search finds a post by. */
const searchedWords = ({
  body,
  tags,
  vehicle,
}: Pick<Published['data'], 'body' | 'tags' | 'vehicle'>): string =>
  [plainText(body, maxLetters), ...tags, vehicle?.make, vehicle?.model].filter(Boolean).join(' ');

type Changed = HandledEvent<
  | 'PostEdited'
  | 'PostDeleted'
  | 'AnswerAccepted'
  | 'AnswerUnaccepted'
  | 'CommentsLocked'
  | 'CommentsUnlocked'
  | 'PostHidden'
  | 'PostRemoved'
  | 'PostRestored'
>;

export async function changePost(
  tx: DatabaseTransaction,
  event: Changed,
  { entered }: Touched,
): Promise<void> {
  const { entityId: id, version } = event;
  if (event.type !== 'AnswerAccepted' && event.type !== 'AnswerUnaccepted') entered.add(id);
  await sql`update post set version = ${version}, ${changeOf(event)} where id = ${id}`.execute(tx);
}

function changeOf(event: Changed): RawBuilder<unknown> {
  switch (event.type) {
    case 'PostEdited': {
      const { body, photos, vehicle, tags, mentions } = event.data;
      return sql`body = ${body}, photos = ${JSON.stringify(photos)}, vehicle = ${vehicle && JSON.stringify(vehicle)}, tags = ${[...tags]},
        mentions = ${[...mentions]}, words = to_tsvector('english', ${searchedWords(event.data)}), edited_at = ${event.recordedAt}`;
    }
    case 'PostDeleted':
      return sql`status = 'deleted', body = '', photos = '[]', vehicle = null, tags = '{}', mentions = '{}', words = '',
        area = null, latitude = null, longitude = null, shared_kind = null, shared_id = null, decision = null, answer_id = null`;
    case 'AnswerAccepted': // of a comment that was deleted before, none
      return sql`answer_id = (select id from comment where id = ${event.data.commentId} and status <> 'deleted')`;
    case 'AnswerUnaccepted':
      return sql`answer_id = null`;
    case 'CommentsLocked':
      return sql`is_locked = true`;
    case 'CommentsUnlocked':
      return sql`is_locked = false`;
    case 'PostHidden':
      return sql`status = 'hidden', decision = ${JSON.stringify(decisionOf(event.data))}`;
    case 'PostRemoved':
      return sql`status = 'removed', decision = ${JSON.stringify(decisionOf(event.data))}`;
    case 'PostRestored':
      return sql`status = 'published', decision = null`;
    default:
      return unreachable(event);
  }
}
