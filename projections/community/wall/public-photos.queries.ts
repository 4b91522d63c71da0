import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { people } from '../../../modules/members/people.shared.js';
import { authors } from './authors.js';
import { isPublic } from './card-rows.js';
import type { PostRow } from './wall.table.js';

/** The photos that guests see on a post: none while it is not public. One look-up by its key. */
export async function publicPhotosOfPost(db: Database, id: string): Promise<readonly string[]> {
  const { rows } = await sql<Pick<PostRow, 'photos'>>`
    select p.photos from wall.post p join ${authors} a on a.id = p.author_id left join wall.community c on c.id = p.community_id
    where p.id = ${id} and ${isPublic}`.execute(db);
  return rows[0]?.photos.map((photo) => photo.id) ?? [];
}

/** Likewise on a comment, under a post that guests see. */
export async function publicPhotosOfComment(db: Database, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ photo: { readonly id: string } | null }>`
    select m.photo from wall.comment m join wall.post p on p.id = m.post_id join ${authors} a on a.id = p.author_id
      join ${people} writer on writer.id = m.author_id left join wall.community c on c.id = p.community_id
    where m.id = ${id} and m.status = 'published' and writer.is_open and ${isPublic}`.execute(db);
  const photo = rows[0]?.photo;
  return photo ? [photo.id] : [];
}
