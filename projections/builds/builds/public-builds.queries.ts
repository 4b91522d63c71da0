import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { type Person, people } from '../../../modules/members/people.shared.js';
import { seesBuild } from './audience.js';
import type { BuildRow } from './builds.rows.js';

const guest = { id: '', isStaff: false };

/** A build as search engines and previews are told of it. */
export type PublicBuild = Pick<
  BuildRow,
  | 'id'
  | 'nickname'
  | 'year'
  | 'make'
  | 'model'
  | 'about'
  | 'cover'
  | 'tasks'
  | 'tasks_done'
  | 'started_at'
  | 'active_at'
> & { readonly owner: Pick<Person, 'id' | 'handle' | 'full_name' | 'is_minor'> };

/** One build that guests see; undefined for any other. */
export async function publicBuild(db: Database, id: string): Promise<PublicBuild | undefined> {
  const { rows } = await sql<PublicBuild>`
    select b.id, nickname, year, make, model, about, cover, tasks, tasks_done, started_at, active_at,
      jsonb_build_object('id', o.id, 'handle', o.handle, 'full_name', o.full_name, 'is_minor', o.is_minor) as owner
    from builds.build b join ${people} o on o.id = b.owner_id where b.id = ${id} and ${seesBuild(guest)}`.execute(
    db,
  );
  return rows[0];
}

/** The first id of each part of at most `size` builds. */
export async function buildParts(db: Database, size: number): Promise<readonly string[]> {
  const { rows } = await sql<{ first: string }>`
    select id as first from (
      select id, row_number() over (order by id) as n from builds.build where standing = 'shown' and audience = 'public'
    ) as numbered where (n - 1) % ${size}::int = 0 order by id`.execute(db);
  return rows.map(({ first }) => first);
}

/** The builds of a part that search engines may keep: guests see them, and their owners are no minors. */
export async function buildsOfPart(
  db: Database,
  first: string,
  size: number,
): Promise<readonly { readonly id: string; readonly changedAt: string }[]> {
  const { rows } = await sql<{ id: string; changedAt: string }>`
    select b.id, b.active_at as "changedAt" from (
      select * from builds.build where standing = 'shown' and audience = 'public' and id >= ${first} order by id limit ${size}
    ) b join ${people} o on o.id = b.owner_id and not o.is_minor where ${seesBuild(guest)} order by b.id`.execute(
    db,
  );
  return rows;
}
