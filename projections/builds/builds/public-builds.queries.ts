import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { seesBuild } from './audience.js';

const guest = { id: '', isStaff: false };

/** A build as search engines and previews are told of it. */
export interface PublicBuild {
  readonly id: string;
  readonly owner_id: string;
  readonly nickname: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly about: string;
  readonly status: string;
  readonly cover: { readonly id: string; readonly width: number; readonly height: number } | null;
  readonly entries: number;
  readonly tasks: number;
  readonly tasks_done: number;
  /** ISO-8601 UTC */
  readonly started_at: string;
  readonly active_at: string;
}

/** The builds that guests see, in pages by id, for the sitemap. */
export async function publicBuilds(
  db: Database,
  after: string,
  limit: number,
): Promise<readonly { readonly id: string; readonly active_at: string }[]> {
  const { rows } = await sql<{ id: string; active_at: string }>`select id, active_at from builds.build b
    where id > ${after} and ${seesBuild(guest)} order by id limit ${limit}`.execute(db);
  return rows;
}

/** One build that guests see; undefined for any other. */
export async function publicBuild(db: Database, id: string): Promise<PublicBuild | undefined> {
  const { rows } = await sql<PublicBuild>`
    select id, owner_id, nickname, year, make, model, about, status, cover, entries, tasks, tasks_done, started_at, active_at
    from builds.build b where id = ${id} and ${seesBuild(guest)}`.execute(db);
  return rows[0];
}
