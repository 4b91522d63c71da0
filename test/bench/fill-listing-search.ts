import { sql } from 'kysely';
import type { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { finishTables } from '../../modules/kernel/processing/finish-tables.js';
import { enterSchema } from '../../modules/kernel/processing/projection.js';
import { createSchema } from '../../modules/kernel/processing/rebuild.js';
import { listingSearch } from '../../projections/marketplace/listing-search/listing-search.projection.js';
import { memberPages } from '../../projections/members/member-pages/member-pages.projection.js';
import { chanceOf, madeUp } from './made-up-listings.js';
import { figure } from './statistics.js';

/** Fill an empty database's listing search with made-up listings through the projection itself, finished as a rebuild finishes it; and register
 *  their sellers. */
export async function fillListingSearch(
  db: Database,
  keys: PersonKeys,
  { listings, now }: { readonly listings: number /** Milliseconds since 1970. */; readonly now: number },
  say: (line: string) => void,
): Promise<void> {
  const chance = chanceOf(1);
  const beside = 'listing_search__next';
  const start = performance.now();
  await db.transaction().execute(async (tx) => {
    await sql.raw(`create schema ${beside}`).execute(tx);
    await enterSchema(tx, beside);
    await sql.raw(listingSearch.create).execute(tx);
  });
  for (let at = 0; at < listings; at += 1_000) {
    const events = Array.from({ length: Math.min(1_000, listings - at) }, (_, more) =>
      madeUp(at + more, chance, now),
    ).flat();
    await db.transaction().execute(async (tx) => {
      await enterSchema(tx, beside);
      await listingSearch.handle(tx, events, undefined, keys);
    });
  }
  const handled = performance.now();
  await finishTables({ projection: listingSearch, schema: beside }, { db });
  await sql.raw(`alter schema ${beside} rename to listing_search`).execute(db);
  await createSchema(db, memberPages);
  await sql`insert into member_pages.member (id, name, joined_at, bio, garage, shown, has_birth_date, is_minor, link_status)
    select distinct seller_id, 'Pat Seller', now(), '', '[]'::jsonb, '{}'::jsonb, true, false, 'none' from listing_search.card`.execute(
    db,
  );
  await sql`vacuum analyze member_pages.member`.execute(db);
  const seconds = (from: number, to: number) => `${figure((to - from) / 1_000, 1)} s`;
  say(
    `${figure(listings)} listings handled in ${seconds(start, handled)}; counts, vocabulary, indexes and vacuum in ${seconds(handled, performance.now())}`,
  );
}
