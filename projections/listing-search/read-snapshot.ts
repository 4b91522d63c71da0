import { sql } from 'kysely';
import type { Database } from '../../modules/kernel/postgres/database.js';

/** Several questions to one state of the database. The planner is told not to scan or sort what an index answers: it cannot know how few rows
 *  lie in a run of cells.
 *  source  perf.md part B, traps */
export async function readSnapshot<T>(db: Database, ask: (session: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (session) => {
    await sql.raw(begin).execute(session);
    try {
      const answer = await ask(session);
      await sql.raw('commit').execute(session);
      return answer;
    } catch (error) {
      await sql
        .raw('rollback')
        .execute(session)
        .catch(() => undefined);
      throw error;
    }
  });
}

const begin = `begin isolation level repeatable read read only; set local jit = off; set local max_parallel_workers_per_gather = 0;
set local enable_seqscan = off; set local enable_material = off; set local enable_mergejoin = off; set local enable_hashjoin = off`;
