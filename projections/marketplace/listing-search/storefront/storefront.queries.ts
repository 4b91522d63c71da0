import { sql } from 'kysely';
import type { Actor } from '../../../../modules/kernel/decider/decider.js';
import { notFound } from '../../../../modules/kernel/decider/errors.js';
import type { QueryOf, ResponseOf } from '../../../../modules/kernel/http/contract.js';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import type { SellerView } from '../../../../modules/marketplace/listing.schemas.js';
import type { getStorefront } from '../../../../modules/marketplace/marketplace.contract.js';
import { type Found, nameForAll, people } from '../../../../modules/members/people.shared.js';
import { readCursor, writeCursor } from '../find/cursor.js';
import { cards, cardView, type Reader } from '../rows/cards.js';
import { soldSince } from '../rows/old-sold.js';
import { isStorefrontOpen } from './storefront-visibility.queries.js';

/** A seller's public listings, newest first. Others see it like the member's page: not while the seller's age is unknown, nor while a minor
 *  has no verified guardian or no public listing.
 *  errors  SELLER_NOT_FOUND (not-found), BAD_CURSOR (invalid) */
export async function storefront(
  db: Database,
  id: string,
  page: Pick<QueryOf<typeof getStorefront>, 'cursor' | 'limit' | 'listingType'>,
  { now, actor }: Reader,
): Promise<WithoutRating> {
  const cursor = readCursor(page.cursor, 'storefront');
  const seller = (await maySee(db, id, actor)) ? await sellerView(db, id) : undefined;
  if (!seller) throw sellerNotFound();
  const { listingType } = page;
  const shown = cards(db)
    .where('card.seller_id', '=', id)
    .$if(listingType !== undefined, (of) => of.where('card.listing_type', '=', listingType ?? 'for_sale'))
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

type WithoutRating = Omit<ResponseOf<typeof getStorefront>, 'seller'> & { readonly seller: Seller };

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

/** A seller without the rating, which the read model of deals knows. */
export type Seller = Omit<SellerView, 'rating'>;

export async function sellerView(db: Database, id: string): Promise<Seller | undefined> {
  const { rows } = await sql<Omit<Seller, 'name' | 'picture'> & Found>`
    select seller.id, seller.handle, seller.full_name, seller.is_minor, seller.joined_at as "joinedAt",
      count(*) filter (where card.listing_type = 'for_sale')::int as "forSale",
      count(*) filter (where card.listing_type = 'wanted')::int as wanted
    from ${people} as seller
      left join listing_search.card as card
        on card.seller_id = seller.id and card.found and card.status in ('active', 'held')
    where seller.id = ${id}
    group by seller.id, seller.handle, seller.full_name, seller.is_minor, seller.joined_at`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { full_name, is_minor, ...seller } = row;
  return { ...seller, name: nameForAll({ full_name, is_minor }), picture: null };
}
