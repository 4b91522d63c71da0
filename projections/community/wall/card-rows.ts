import { sql } from 'kysely';
import type { PersonRow } from '../../../modules/community/persons.shared.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { authors } from './authors.js';
import { seesPost, type WallReader } from './reader.js';
import type { PostRow } from './wall.table.js';

/** A post that a reader sees, with its author and its community. */
export interface CardRow extends PostRow {
  readonly author: PersonRow & { readonly joined_at: string };
  readonly community: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly is_open: boolean;
    readonly is_adults_only: boolean;
    readonly is_archived: boolean;
  } | null;
  /** Whether guests see it: its photos have addresses that everybody may keep. */
  readonly is_public: boolean;
  readonly is_answered: boolean;
}

/** The posts among these that a reader sees, in one query. */
export async function cardRows(
  db: Database,
  reader: WallReader,
  ids: readonly string[],
): Promise<readonly CardRow[]> {
  if (!ids.length) return [];
  const { rows } = await sql<CardRow>`
    select p.id, p.author_id, p.kind, p.body, p.photos, p.vehicle, p.tags, p.mentions, p.community_id, p.area, p.latitude, p.longitude,
      p.shared_kind, p.shared_id, p.at, p.position, p.edited_at, p.version, p.status, p.decision, p.is_locked, p.is_pinned, p.answer_id,
      p.comments, p.likes, p.nice_finds, p.been_theres,
      jsonb_build_object('id', a.id, 'full_name', a.full_name, 'is_minor', a.is_minor, 'handle', a.handle, 'picture_id', a.picture_id,
        'joined_at', a.joined_at) as author,
      case when c.id is not null then to_jsonb(c) end as community,
      ${isPublic} as is_public,
      exists (select from wall.comment m where m.id = p.answer_id and m.status = 'published'
        and m.author_id <> all(${[...reader.blocked]})) as is_answered
    from wall.post p join ${authors} a on a.id = p.author_id left join wall.community c on c.id = p.community_id
    where p.id = any(${[...ids]}) and ${seesPost(reader)}`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether guests see a post `p` of an author `a` in a community `c`. */
export const isPublic = sql<boolean>`p.status = 'published' and a.is_open and (p.community_id is null or c.is_open is true)`;
