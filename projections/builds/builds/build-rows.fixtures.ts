import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { BuildRow } from './builds.rows.js';

/** Puts builds of June 2026 into the tables, for what reads them: public ones of a 1966 Ford F100, unless a row says otherwise. */
export async function writeBuilds(
  db: Database,
  builds: readonly (Pick<BuildRow, 'id' | 'owner_id'> & Partial<BuildRow>)[],
): Promise<void> {
  const at = '2026-06-01T12:00:00.000Z';
  for (const build of builds) {
    const row = {
      version: 1,
      standing: 'shown',
      words_by: build.owner_id,
      year: 1966,
      make: 'Ford',
      model: 'F100',
      nickname: '',
      make_key: 'ford',
      model_key: 'ford.f100',
      about: '',
      goal: 'driver',
      status: 'active',
      status_note: '',
      audience: 'public',
      costs: 'nothing',
      stall_helper: false,
      templates: [],
      dismissed: [],
      started_at: at,
      active_at: at,
      words: '',
      ...build,
      ...(build.cover && { cover: JSON.stringify(build.cover) }),
    };
    await db.withTables<{ 'builds.build': typeof row }>().insertInto('builds.build').values(row).execute();
  }
}
