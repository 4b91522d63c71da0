import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Counted } from '../../../modules/orders/show/count.rules.js';
import type { EntryTable, ShowsTables, ShowTable } from './shows.table.js';

export async function showOf(db: Database, dateId: string): Promise<ShowTable | undefined> {
  return await db
    .withTables<ShowsTables>()
    .selectFrom('shows.show')
    .selectAll()
    .where('id', '=', dateId)
    .executeTakeFirst();
}

/** Entries that have a number, in their sequence. */
export async function entriesOf(db: Database, dateId: string): Promise<readonly EntryTable[]> {
  return await db
    .withTables<ShowsTables>()
    .selectFrom('shows.entry')
    .selectAll()
    .where('date_id', '=', dateId)
    .orderBy('dash')
    .execute();
}

/** How many codes voted for which entry in which class, and how many voted at all. */
export async function votesOf(
  db: Database,
  dateId: string,
): Promise<{ readonly counted: readonly Counted[]; readonly ballots: number }> {
  const [{ rows }, all] = await Promise.all([
    sql<Counted>`select nullif(show_class, '') as "showClass", dash, count(*)::int as votes
      from shows.vote where date_id = ${dateId} group by show_class, dash`.execute(db),
    sql<{ ballots: number }>`select count(distinct number)::int as ballots
      from shows.vote where date_id = ${dateId}`.execute(db),
  ]);
  return { counted: rows, ballots: all.rows[0]?.ballots ?? 0 };
}
