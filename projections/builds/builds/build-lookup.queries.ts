import { sql } from 'kysely';
import type { BuildLookup } from '../../../modules/builds/builds.ports.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { bookSource } from './book-source.queries.js';

/** source  BuildLookup */
export const buildLookup = (db: Database): BuildLookup => ({
  countOf: async (memberId) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from builds.build
      where owner_id = ${memberId} and standing <> 'deleted'`.execute(db);
    return rows[0]?.n ?? 0;
  },
  sizeOf: async (buildId) => {
    const { rows } = await sql<{ tasks: number; entries: number; documents: number; books: number }>`
      select b.tasks, (select count(*)::int from builds.entry e where e.build_id = b.id and not e.is_deleted) as entries,
        (select count(*)::int from builds.document d where d.build_id = b.id and d.owner_id = b.owner_id) as documents,
        (select count(*)::int from builds.book k where k.build_id = b.id and k.owner_id = b.owner_id) as books
      from builds.build b where b.id = ${buildId}`.execute(db);
    return rows[0] ?? { tasks: 0, entries: 0, documents: 0, books: 0 };
  },
  ranksAround: (buildId, column, below, without) => ranksAround(db, { buildId, column, below, without }),
  allBefore: async (_buildId, taskIds) => {
    const { rows } = await sql<{ id: string }>`
      with recursive before (id) as (
        select unnest(after_ids) from builds.task where id = any(${[...taskIds]})
        union select next.id from before join builds.task t on t.id = before.id, unnest(t.after_ids) next (id))
      select id from before`.execute(db);
    return new Set(rows.map(({ id }) => id));
  },
  contentOf: (buildId) => bookSource(db, buildId),
  spentOn: async (buildId) => {
    const { rows } = await sql<{ cents: number }>`select part_cents + entry_cents as cents from builds.build
      where id = ${buildId}`.execute(db);
    return rows[0]?.cents ?? 0;
  },
  documentsOf: async (buildId) => {
    const { rows } = await sql<{
      id: string;
    }>`select d.id from builds.document d join builds.build b on b.id = d.build_id
      where d.build_id = ${buildId} and d.owner_id = b.owner_id order by d.at, d.id`.execute(db);
    return rows.map(({ id }) => id);
  },
});

/** A task that is not in the column is as good as its bottom. */
async function ranksAround(
  db: Database,
  {
    buildId,
    column,
    below,
    without,
  }: {
    readonly buildId: string;
    readonly column: string;
    readonly below: string | null;
    readonly without: string | null;
  },
): Promise<{ readonly before: string | null; readonly after: string | null }> {
  const others = sql`builds.task where build_id = ${buildId} and column_name = ${column} and not is_deleted and id <> ${without ?? ''}`;
  if (below === null) {
    const { rows } = await sql<{ rank: string | null }>`select min(rank) as rank from ${others}`.execute(db);
    return { before: null, after: rows[0]?.rank ?? null };
  }
  const { rows } = await sql<{ rank: string }>`select rank from ${others} and id = ${below}`.execute(db);
  const before = rows[0]?.rank;
  if (before === undefined) {
    const last = await sql<{ rank: string | null }>`select max(rank) as rank from ${others}`.execute(db);
    return { before: last.rows[0]?.rank ?? null, after: null };
  }
  const next = await sql<{
    rank: string | null;
  }>`select min(rank) as rank from ${others} and rank > ${before}`.execute(db);
  return { before, after: next.rows[0]?.rank ?? null };
}
