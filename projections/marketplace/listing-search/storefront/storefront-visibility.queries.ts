import { type RawBuilder, sql } from 'kysely';
import type { PersonKeys } from '../../../../modules/kernel/encryption/person-keys.js';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import type { PublicListing } from '../../../../modules/marketplace/storefronts.ports.js';
import { people } from '../../../../modules/members/people.shared.js';
import type { Point } from '../../../../modules/places/place.schemas.js';
import type { ListingSearchTables } from '../listing-search.table.js';
import { soldSince } from '../rows/after-rebuild.js';
import { openCards } from '../rows/sealed-cards.js';

/** Whether others see anything at a seller's storefront. */
export async function isStorefrontOpen(db: Database, sellerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${people} as seller where id = ${sellerId} and is_open
      and exists (select from listing_search.card where seller_id = seller.id and found)`.execute(db);
  return rows.length > 0;
}

/** Whether one of two members holds or has held a listing of the other's. */
export async function haveDealt(db: Database, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from listing_search.card
      where seller_id = ${one} and held_before @> ${JSON.stringify([other])}::jsonb
      or seller_id = ${other} and held_before @> ${JSON.stringify([one])}::jsonb
      limit 1`.execute(db);
  return rows.length > 0;
}

/** Public listings of minors without a verified guardian, which must be paused. */
export async function unansweredListings(db: Database, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select card.id from ${people} as seller
      join listing_search.card as card on card.seller_id = seller.id
      where seller.is_minor and not seller.is_open and card.status in ('active', 'held')
      order by card.no limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Public listings of the members that a query returns, with an index look-up for each, because they are few. */
export async function publicListingsOf(
  db: Database,
  members: RawBuilder<{ readonly member_id: string }>,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select card.id from (${members}) as member cross join lateral (
      select id from listing_search.card
        where seller_id = member.member_id::text and found and status in ('active', 'held') offset 0
    ) as card limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Current holds of the members that a query returns, with an index look-up for each. */
export async function holdsOf(
  db: Database,
  members: RawBuilder<{ readonly member_id: string }>,
  limit: number,
): Promise<readonly HeldListing[]> {
  const { rows } = await sql<HeldListing>`
    select card.id as "listingId", card.held_by as "buyerId" from (${members}) as member cross join lateral (
      select id, held_by from listing_search.card
        where held_by = member.member_id::text and status = 'held' offset 0
    ) as card limit ${limit}`.execute(db);
  return rows;
}

export interface HeldListing {
  readonly listingId: string;
  readonly buyerId: string;
}

/** Which of these listings everybody may see, whose they are, and whether somebody holds them. */
export async function publicOf(
  db: Database,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, PublicListing>> {
  if (!listingIds.length) return new Map();
  const { rows } = await sql<PublicListing & { readonly id: string }>`
    select id, seller_id as "sellerId", status = 'held' as "isHeld" from listing_search.card
      where id = any(${[...listingIds]}) and found and status in ('active', 'held')`.execute(db);
  return new Map(rows.map(({ id, ...listing }) => [id, listing]));
}

/** The photos of a listing that everybody may see. One look-up by its key. */
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

/** What a member holds now. */
export async function openHoldsOf(
  db: Database,
  memberId: string,
): Promise<readonly { readonly listingId: string; readonly heldUntil: string | null }[]> {
  return db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card')
    .select(['id as listingId', 'held_until as heldUntil'])
    .where('held_by', '=', memberId)
    .where('status', '=', 'held')
    .execute();
}

/** Where a seller's latest listing is, as everybody may see it. */
export async function lastPlaceOf(
  db: Database,
  keys: PersonKeys,
  sellerId: string,
): Promise<{ readonly publicPoint: Point; readonly area: string } | undefined> {
  const rows = await db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card')
    .select(['id', 'seller_id', 'sealed', 'latitude', 'longitude', 'area'])
    .where('seller_id', '=', sellerId)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .execute();
  const [row] = await openCards(keys, rows);
  return row && { publicPoint: { latitude: row.latitude, longitude: row.longitude }, area: row.area };
}
