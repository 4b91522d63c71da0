import { sql } from 'kysely';
import type { Actor } from '../../../../modules/kernel/decider/decider.js';
import { notFound } from '../../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../../modules/kernel/http/contract.js';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import type { SellerView } from '../../../../modules/marketplace/listing.schemas.js';
import type { getStorefront } from '../../../../modules/marketplace/marketplace.contract.js';
import { nameForAll, people } from '../../../../modules/members/people.shared.js';
import { readCursor, writeCursor } from '../find/cursor.js';
import type { ListingSearchTables } from '../listing-search.table.js';
import { cards, cardView, type Reader } from '../rows/cards.js';
import { soldSince } from '../rows/old-sold.js';
import { isStorefrontOpen } from './storefront-visibility.queries.js';

/** A seller's public listings, newest first. Others see it like the member's page: not while the seller's age is unknown, nor while a minor
 *  has no verified guardian or no public listing.
 *  errors  SELLER_NOT_FOUND (not-found), BAD_CURSOR (invalid) */
export async function storefront(
  db: Database,
  id: string,
  page: { readonly cursor?: string | undefined; readonly limit: number },
  { now, actor }: Reader,
): Promise<ResponseOf<typeof getStorefront>> {
  const cursor = readCursor(page.cursor, 'storefront');
  const seller = (await maySee(db, id, actor)) ? await sellerView(db, id) : undefined;
  if (!seller) throw sellerNotFound();
  const shown = cards(db)
    .where('card.seller_id', '=', id)
    .where('card.found', '=', true)
    .where(({ or, eb }) => or([eb('card.status', '!=', 'sold'), eb('card.sold_at', '>=', soldSince(now))]));
  const after =
    cursor && cursor.key !== null
      ? shown.where(
          sql<boolean>`(card.published_at, card.no) < (to_timestamp(${cursor.key}::float8 / 1000), ${cursor.no}::bigint)`,
        )
      : shown;
  const rows = await after
    .orderBy('card.published_at', 'desc')
    .orderBy('card.no', 'desc')
    .limit(page.limit + 1)
    .execute();
  const listings = rows.slice(0, page.limit);
  const last = listings.at(-1);
  return {
    seller,
    listings: listings.map((row) => cardView(row, { now })),
    nextCursor:
      last && rows.length > page.limit
        ? writeCursor({
            sort: 'storefront',
            key: Date.parse(last.published_at ?? now),
            no: last.no,
            seen: (cursor?.seen ?? 0) + listings.length,
          })
        : null,
  };
}

export const sellerNotFound = () =>
  notFound('SELLER_NOT_FOUND', { message: 'This seller no longer exists.' });

async function maySee(db: Database, sellerId: string, actor: Actor | undefined): Promise<boolean> {
  if (actor && (actor.id === sellerId || actor.roles.includes('admin'))) return true;
  const seller = await db
    .selectFrom(people.as('seller'))
    .select(['is_minor', 'is_open'])
    .where('id', '=', sellerId)
    .executeTakeFirst();
  if (!seller?.is_open) return false;
  return !seller.is_minor || isStorefrontOpen(db, sellerId);
}

export async function sellerView(db: Database, id: string): Promise<SellerView | undefined> {
  const row = await db
    .withTables<ListingSearchTables>()
    .selectFrom(people.as('seller'))
    .select(['id', 'full_name', 'is_minor', 'joined_at'])
    .select((select) =>
      select
        .selectFrom('listing_search.card as card')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('card.seller_id', '=', 'seller.id')
        .where('card.found', '=', true)
        .where('card.status', 'in', ['active', 'held'])
        .as('up'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: nameForAll(row),
      picture: null,
      joinedAt: row.joined_at,
      activeListings: row.up ?? 0,
    }
  );
}
