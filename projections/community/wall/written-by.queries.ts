import { sql } from 'kysely';
import { plainText } from '../../../modules/community/text/text.rules.js';
import type { ContentDeps, Viewer } from '../../../modules/kernel/content/content.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { blocksState } from '../../../modules/members/blocks/blocks.state.js';
import { people } from '../../../modules/members/people.shared.js';
import { authors } from './authors.js';
import { guest, personOf, readerFrom, seesComment, seesPost, type WallReader } from './reader.js';

/** Every post of a member, deleted ones too, oldest first. */
export const postsOf = (db: Database, memberId: string): Promise<readonly string[]> =>
  idsIn(db, sql`wall.post`, memberId);

/** Every comment of a member, likewise. */
export const commentsOf = (db: Database, memberId: string): Promise<readonly string[]> =>
  idsIn(db, sql`wall.comment`, memberId);

async function idsIn(
  db: Database,
  table: ReturnType<typeof sql>,
  memberId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from ${table} where author_id = ${memberId} order by at, id`.execute(db);
  return rows.map(({ id }) => id);
}

const titleLetters = 80;

/** What posts are called where they are named: the beginning of their words, "Photos" for those without. */
export async function titlesOfPosts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; body: string }>`select id, body from wall.post
    where id = any(${[...ids]}) and status <> 'deleted'`.execute(db);
  return new Map(rows.map(({ id, body }) => [id, titleOf(body)]));
}

export async function titlesOfComments(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; body: string }>`select id, body from wall.comment
    where id = any(${[...ids]}) and status <> 'deleted'`.execute(db);
  return new Map(rows.map(({ id, body }) => [id, titleOf(body)]));
}

export const titleOf = (body: string): string => plainText(body, titleLetters) || 'Photos';

/** A member's part in a community. */
type StandingOf = (communityId: string, memberId: string, now: string) => Promise<string>;

interface Written {
  readonly id: string;
  readonly author_id: string;
  readonly community_id: string | null;
}

/** The posts among these that a viewer sees: blocks and communities from the log, so that nothing of them is late. */
export async function postsSeenBy(
  deps: ContentDeps,
  standingOf: StandingOf,
  ids: readonly string[],
  viewer: Viewer,
): Promise<readonly string[]> {
  const { rows } =
    await sql<Written>`select id, author_id, community_id from wall.post where id = any(${[...ids]})`.execute(
      deps.db,
    );
  const reader = await readerFor(deps, standingOf, rows, viewer);
  const seen = await sql<{ id: string }>`select p.id from wall.post p join ${authors} a on a.id = p.author_id
    left join wall.community c on c.id = p.community_id where p.id = any(${[...ids]}) and ${seesPost(reader)}`.execute(
    deps.db,
  );
  return seen.rows.map(({ id }) => id);
}

/** The comments among these that a viewer sees, under posts that the viewer sees. */
export async function commentsSeenBy(
  deps: ContentDeps,
  standingOf: StandingOf,
  ids: readonly string[],
  viewer: Viewer,
): Promise<readonly string[]> {
  const { rows } = await sql<Written & { post_id: string; of_id: string }>`
    select m.id, m.author_id, p.community_id, p.id as post_id, p.author_id as of_id
    from wall.comment m join wall.post p on p.id = m.post_id where m.id = any(${[...ids]})`.execute(deps.db);
  const posts = rows.map(({ of_id, ...row }) => ({ ...row, author_id: of_id }));
  const reader = await readerFor(deps, standingOf, [...rows, ...posts], viewer);
  const seen = await sql<{
    id: string;
  }>`select m.id from wall.comment m join ${people} a on a.id = m.author_id
    where m.id = any(${[...ids]}) and ${seesComment(reader)} and exists (
      select from wall.post p join ${authors} a on a.id = p.author_id left join wall.community c on c.id = p.community_id
      where p.id = m.post_id and ${seesPost(reader)})`.execute(deps.db);
  return seen.rows.map(({ id }) => id);
}

/** The viewer, as far as it matters for these. */
async function readerFor(
  { db, eventStore }: ContentDeps,
  standingOf: StandingOf,
  rows: readonly Written[],
  { actor, now }: Viewer,
): Promise<WallReader> {
  if (!actor) return guest;
  const authors = [...new Set(rows.map(({ author_id }) => author_id))];
  const communities = [...new Set(rows.flatMap(({ community_id }) => community_id ?? []))];
  const [person, own, others, standings] = await Promise.all([
    personOf(db, actor.id),
    loadState(eventStore, blocksState, actor.id),
    Promise.all(authors.map((id) => loadState(eventStore, blocksState, id))),
    Promise.all(communities.map(async (id) => ({ id, standing: await standingOf(id, actor.id, now) }))),
  ]);
  const moderated = standings.filter(({ standing }) => standing === 'moderator' || standing === 'owner');
  const joined = standings.filter(({ standing }) => standing === 'member');
  return {
    ...readerFrom(actor, person),
    communities: [...moderated, ...joined].map(({ id }) => id),
    moderated: moderated.map(({ id }) => id),
    blocked: [...own, ...authors.filter((_, at) => others[at]?.includes(actor.id))],
  };
}
