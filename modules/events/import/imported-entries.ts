import type { Database } from '../../kernel/postgres/database.js';

type Tables = { 'calendar_imports.entry': EntryRow };
export interface EntryRow {
  readonly organizer_id: string;
  readonly uid: string;
  readonly gathering_id: string;
  readonly words_digest: string;
  readonly dates_digest: string;
  readonly imported_at: string;
}

/** What entries of an organizer became, by their UIDs. */
export async function entriesOf(db: Database, organizerId: string): Promise<ReadonlyMap<string, EntryRow>> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('calendar_imports.entry')
    .selectAll()
    .where('organizer_id', '=', organizerId)
    .execute();
  return new Map(rows.map((row) => [row.uid, row]));
}

export async function saveEntry(db: Database, row: EntryRow): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('calendar_imports.entry')
    .values(row)
    .onConflict((same) => same.columns(['organizer_id', 'uid']).doUpdateSet(row))
    .execute();
}

/** Delete what became these gatherings. A UID gives the same id again, so what is gone does not come back. */
export async function deleteEntriesOfGatherings(
  db: Database,
  gatheringIds: readonly string[],
): Promise<void> {
  await db
    .withTables<Tables>()
    .deleteFrom('calendar_imports.entry')
    .where('gathering_id', 'in', [...gatheringIds])
    .execute();
}

export async function deleteEntriesOf(db: Database, organizerId: string): Promise<void> {
  await db
    .withTables<Tables>()
    .deleteFrom('calendar_imports.entry')
    .where('organizer_id', '=', organizerId)
    .execute();
}
