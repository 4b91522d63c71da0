import { type RawBuilder, sql } from 'kysely';
import type { BookView } from '../../../modules/builds/book/book.contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { BookRow } from './builds.rows.js';

/** A member's books of one build, also of one that they handed over; without a build, of all. The newest first. */
export const booksOfMember = (db: Database, ownerId: string, buildId?: string): Promise<BookView[]> =>
  booksWhere(
    db,
    sql`owner_id = ${ownerId} ${buildId === undefined ? sql`` : sql`and build_id = ${buildId}`}`,
  );

/** The newest book that its owner shows with this listing. Who reads the listing reads it, and learns of no other listing. */
export async function bookOfListing(db: Database, listingId: string): Promise<BookView | null> {
  const [book] = await booksWhere(db, sql`listings @> array[${listingId}]`);
  return book ? { ...book, listings: [listingId] } : null;
}

async function booksWhere(db: Database, condition: RawBuilder<unknown>): Promise<BookView[]> {
  const { rows } =
    await sql<BookRow>`select * from builds.book where ${condition} order by at desc, id limit 1000`.execute(
      db,
    );
  return rows.map((row) => ({
    id: row.id,
    buildId: row.build_id,
    title: row.title,
    at: row.at,
    hides: { costs: row.hides_costs, names: row.hides_names },
    entries: row.entries,
    tasks: row.tasks,
    isKeepsake: row.is_keepsake,
    listings: [...row.listings],
    digest: row.digest,
  }));
}
