import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';

/** Run several queries on one state of the database. The settings keep the planner from scanning or sorting where
 *  an index suffices: it cannot know how few rows are in a run of cells.
 *  source  ADR 0007 */
export async function readSnapshot<T>(db: Database, queries: (session: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (session) => {
    await sql.raw(begin).execute(session);
    try {
      const result = await queries(session);
      await sql.raw('commit').execute(session);
      return result;
    } catch (error) {
      await sql
        .raw('rollback')
        .execute(session)
        .catch(() => undefined); // the first error is thrown
      throw error;
    }
  });
}

const begin = `begin isolation level repeatable read read only; set local jit = off; set local max_parallel_workers_per_gather = 0;
set local enable_seqscan = off; set local enable_material = off; set local enable_mergejoin = off; set local enable_hashjoin = off`;
