import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Found } from '../../../modules/members/people.shared.js';
import { authors } from './authors.js';
import { isPublic } from './card-rows.js';
import type { PostRow } from './wall.table.js';

/** A post that guests see, for what a page says about itself. */
export type PublicPost = Pick<PostRow, 'id' | 'kind' | 'body' | 'photos'> & { readonly author: Found };

/** A post as guests see it, in one query; undefined when they do not. */
export async function publicPost(db: Database, id: string): Promise<PublicPost | undefined> {
  const { rows } = await sql<PublicPost>`
    select p.id, p.kind, p.body, p.photos,
      jsonb_build_object('full_name', a.full_name, 'is_minor', a.is_minor) as author
    from wall.post p join ${authors} a on a.id = p.author_id left join wall.community c on c.id = p.community_id
    where p.id = ${id} and ${isPublic}`.execute(db);
  return rows[0];
}

/** The first key of each part of at most `size` posts. */
export async function postParts(db: Database, size: number): Promise<readonly string[]> {
  const { rows } = await sql<{ first: string }>`
    select id as first from (
      select id, row_number() over (order by id) as n from wall.post
    ) as numbered where (n - 1) % ${size}::int = 0 order by id`.execute(db);
  return rows.map(({ first }) => first);
}

/** The posts of a part that guests see, without those of minors. */
export async function postsOfPart(
  db: Database,
  first: string,
  size: number,
): Promise<readonly { readonly id: string; readonly changedAt: string | null }[]> {
  const { rows } = await sql<{ id: string; changedAt: string | null }>`
    select p.id, coalesce(p.edited_at, p.at) as "changedAt" from (
      select * from wall.post where id >= ${first} order by id limit ${size}
    ) as p join ${authors} a on a.id = p.author_id left join wall.community c on c.id = p.community_id
    where not a.is_minor and ${isPublic} order by p.id`.execute(db);
  return rows;
}
