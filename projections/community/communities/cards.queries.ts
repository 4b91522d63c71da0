import { sql } from 'kysely';
import type { CommunityCard } from '../../../modules/community/community/community.contract.js';
import type { Posts } from '../../../modules/community/post/posts.ports.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';
import { type FoundRow, type Reader, standingIn } from './rows.js';

export interface CardDeps {
  readonly db: Database;
  readonly showPhoto: ShowPhoto;
  readonly posts: Pick<Posts, 'countIn'> | undefined;
}

/** The cards of these communities, in their order, with two statements for all of them. */
export async function cardsOf(
  { db, showPhoto, posts }: CardDeps,
  rows: readonly FoundRow[],
  reader: Reader,
): Promise<CommunityCard[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const [hidden, written] = await Promise.all([
    membersAmong(db, ids, reader.blocked),
    posts?.countIn(ids, plusDays(reader.now, -7), reader.blocked),
  ]);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    description: shortened(row.description),
    cover: row.cover && showPhoto(row.cover),
    area: row.area,
    distance: row.distance === null ? null : Math.round(row.distance * 10) / 10,
    vehicles: [...row.vehicles],
    join: row.join_policy,
    visibility: row.visibility,
    isAdultsOnly: row.is_adults_only,
    members: row.members - (hidden.get(row.id) ?? 0),
    postsThisWeek: written?.get(row.id)?.posts ?? 0,
    isArchived: row.archived_because !== null,
    standing: standingIn(row, reader),
  }));
}

/** How many of these persons are members of each community. */
async function membersAmong(
  db: Database,
  ids: readonly string[],
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!memberIds.length) return new Map();
  const { rows } = await sql<{ id: string; n: number }>`
    select community_id as id, count(*)::int as n from communities.membership
    where member_id = any(${memberIds}) and community_id = any(${ids}) and status = 'member' group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

function shortened(text: string): string {
  if (text.length <= maxLetters) return text;
  const cut = [...text].slice(0, maxLetters - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLetters / 2)).trimEnd()}…`;
}

const maxLetters = 240;
