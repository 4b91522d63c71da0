import { sql } from 'kysely';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { PublicListing as VisibleListing } from '../../../modules/marketplace/storefronts.ports.js';
import { type Person, people } from '../../../modules/members/people.shared.js';
import type { CardRow, ListingSearchTables } from './listing-search.table.js';
import { soldSince } from './rows/old-sold.js';
import { centsOf } from './rows/search-entry.js';

/** A listing as search engines and other sites describe it. */
export type PublicListing = Pick<
  CardRow,
  'id' | 'title' | 'description' | 'area' | 'condition' | 'part_numbers' | 'vehicle' | 'photos'
> & {
  readonly listingType: CardRow['listing_type'];
  readonly status: CardRow['status'];
  /** Cents; null when the listing names no price. */
  readonly cents: number | null;
  readonly category: string;
  /** Null for a minor, and before the seller's registration is handled. */
  readonly seller: (Pick<Person, 'id' | 'handle'> & { readonly name: string }) | null;
};

/** A listing that guests may see; undefined otherwise. One look-up by its key.
 *  in      now: ISO-8601 UTC */
export async function publicListing(
  db: Database,
  id: string,
  now: string,
): Promise<PublicListing | undefined> {
  const row = await db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card as card')
    .leftJoin(people.as('seller'), (join) =>
      join.onRef('seller.id', '=', 'card.seller_id').on('seller.is_minor', '=', false),
    )
    .select(['card.id', 'title', 'description', 'area', 'condition', 'part_numbers', 'vehicle', 'photos'])
    .select(['listing_type', 'status', 'price_mode', 'price_cents', 'category_primary', 'category_sub'])
    .select(['seller.id as seller_id', 'seller.full_name', 'seller.handle'])
    .where('card.id', '=', id.toLowerCase())
    .where('found', '=', true)
    .where(({ or, eb }) => or([eb('status', '!=', 'sold'), eb('sold_at', '>=', soldSince(now))]))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...row,
    listingType: row.listing_type,
    cents: centsOf(row),
    category: row.category_sub ? `${row.category_primary} > ${row.category_sub}` : row.category_primary,
    seller:
      row.seller_id === null || row.full_name === null
        ? null
        : { id: row.seller_id, name: row.full_name, handle: row.handle },
  };
}

/** The listings among these that a viewer may see: public ones, their own, and all as an admin. */
export async function listingsSeenBy(
  db: Database,
  ids: readonly string[],
  { actor, now }: Viewer,
): Promise<readonly string[]> {
  const rows = await db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card')
    .select('id')
    .where('id', 'in', ids)
    .$if(!actor?.roles.includes('admin'), (cards) =>
      cards.where(({ or, and, eb }) =>
        or([
          eb('seller_id', '=', actor?.id ?? ''),
          and([
            eb('found', '=', true),
            or([eb('status', '!=', 'sold'), eb('sold_at', '>=', soldSince(now))]),
          ]),
        ]),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The listings among these that everybody may see, their sellers, and whether they are held. */
export async function publicOf(
  db: Database,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, VisibleListing>> {
  if (!listingIds.length) return new Map();
  const { rows } = await sql<VisibleListing & { readonly id: string }>`
    select id, seller_id as "sellerId", status = 'held' as "isHeld" from listing_search.card
      where id = any(${[...listingIds]}) and found and status in ('active', 'held')`.execute(db);
  return new Map(rows.map(({ id, ...listing }) => [id, listing]));
}

/** The photos of a public listing. One look-up by its key. */
export async function photosOf(db: Database, listingId: string, now: string): Promise<readonly string[]> {
  const row = await db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card')
    .select('photos')
    .where('id', '=', listingId)
    .where('found', '=', true)
    .where(({ or, eb }) => or([eb('status', '!=', 'sold'), eb('sold_at', '>=', soldSince(now))]))
    .executeTakeFirst();
  return row?.photos.map(({ id }) => id) ?? [];
}
