import { sql } from 'kysely';
import { type Place, pageOf } from '../../../modules/community/cursors.shared.js';
import { formerMember, personView } from '../../../modules/community/persons.shared.js';
import type { CommentView } from '../../../modules/community/post/post.schemas.js';
import { people } from '../../../modules/members/people.shared.js';
import { actionsOnComment } from './card-actions.js';
import type { CardRow } from './card-rows.js';
import { authorsOf, type CardDeps, mentionsOf, photoOf } from './cards.queries.js';
import { withLiveLinks } from './live-links.js';
import { seesComment, type WallReader } from './reader.js';
import type { CommentRow } from './wall.table.js';

type Row = CommentRow & Pick<CardRow, 'author'>;

/** A page of the comments under a post that the reader sees, oldest first. */
export async function commentsUnder(
  deps: CardDeps,
  reader: WallReader,
  post: CardRow,
  page: { readonly after: Place | undefined; readonly limit: number },
  now: string,
): Promise<{ comments: CommentView[]; next: string | null }> {
  const after = page.after
    ? sql`and (m.at, m.id) > (${page.after.at}::timestamptz, ${page.after.id})`
    : sql``;
  const { rows } = await sql<Row>`${selected} where m.post_id = ${post.id} and ${seesComment(reader)} ${after}
    order by m.at, m.id limit ${page.limit + 1}`.execute(deps.db);
  const { rows: shown, next } = pageOf(rows, page.limit);
  return { comments: await viewsOf(deps, reader, post, shown, now), next };
}

/** The accepted answer, while the reader sees it. */
export async function answerTo(
  deps: CardDeps,
  reader: WallReader,
  post: CardRow,
  now: string,
): Promise<CommentView | null> {
  if (post.answer_id === null) return null;
  const { rows } = await sql<Row>`${selected} where m.id = ${post.answer_id} and m.status = 'published'
    and ${seesComment(reader)}`.execute(deps.db);
  const [view] = await viewsOf(deps, reader, post, rows, now);
  return view ?? null;
}

const selected = sql`select m.*, jsonb_build_object('id', a.id, 'full_name', a.full_name, 'is_minor', a.is_minor, 'handle', a.handle,
    'picture_id', a.picture_id, 'joined_at', a.joined_at) as author
  from wall.comment m join ${people} a on a.id = m.author_id`;

async function viewsOf(
  deps: CardDeps,
  reader: WallReader,
  post: CardRow,
  rows: readonly Row[],
  now: string,
): Promise<CommentView[]> {
  const [live, mentioned] = await Promise.all([
    withLiveLinks(deps.deals, authorsOf(rows), now),
    mentionsOf(deps, reader, rows),
  ]);
  return rows.map((row) => ({
    id: row.id,
    author: row.status === 'deleted' ? formerMember(row.author_id) : personView(row.author, deps.signPicture),
    at: row.at,
    editedAt: row.edited_at,
    body: row.body,
    areLinksLive: live.has(row.author_id),
    mentions: mentioned(row.mentions),
    photo:
      row.photo &&
      photoOf(
        'comment',
        { id: row.id, is_public: post.is_public && row.status === 'published' },
        row.photo,
        deps.showPhoto,
      ),
    status: row.status,
    decision: row.decision && { by: row.decision.by, rule: row.decision.rule, reason: row.decision.reason },
    isAnswer: post.answer_id === row.id,
    allowedActions: actionsOnComment(row, post, reader),
    version: row.version,
  }));
}
