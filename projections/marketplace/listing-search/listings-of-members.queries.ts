import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { blocks, people } from '../../../modules/members/people.shared.js';
import type { ListingSearchTables } from './listing-search.table.js';

/** The listings of a member in any status, oldest first. */
export async function cardsOf(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listing_search.card where seller_id = ${memberId} order by no`.execute(db);
  return rows.map(({ id }) => id);
}

/** Listings of others that a member holds or once held. */
export async function cardsHeldBy(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listing_search.card where held_before @> ${JSON.stringify([memberId])}::jsonb order by no`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The photos among these that other members' listings show too. */
export async function photosOfOthers(
  db: Database,
  memberId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct photo ->> 'id' as id
    from listing_search.card, json_array_elements(photos) as photo
    where seller_id <> ${memberId} and photo ->> 'id' = any(${ids})`.execute(db);
  return rows.map(({ id }) => id);
}

/** The listings that a member holds now. */
export async function openHoldsOf(
  db: Database,
  memberId: string,
): Promise<
  readonly { readonly listingId: string; readonly title: string; readonly heldUntil: string | null }[]
> {
  return db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card')
    .select(['id as listingId', 'title', 'held_until as heldUntil'])
    .where('held_by', '=', memberId)
    .where('status', '=', 'held')
    .execute();
}

/** The listings that one of two members holds of the other. */
export async function holdsBetween(
  db: Database,
  one: string,
  other: string,
): Promise<readonly { readonly listingId: string; readonly sellerId: string; readonly buyerId: string }[]> {
  const both = [one, other];
  const rows = await db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card')
    .select(['id', 'seller_id', 'held_by'])
    .where('held_by', 'in', both)
    .where('seller_id', 'in', both)
    .where('status', '=', 'held')
    .execute();
  return rows.flatMap(({ id, seller_id, held_by }) =>
    held_by === null ? [] : [{ listingId: id, sellerId: seller_id, buyerId: held_by }],
  );
}

/** The holds between members of whom one has blocked the other. */
export async function holdsOfBlocked(
  db: Database,
  limit: number,
): Promise<readonly (HeldListing & { readonly sellerId: string; readonly blockerId: string })[]> {
  const { rows } = await sql<HeldListing & { sellerId: string; blockerId: string }>`
    select card.id as "listingId", card.held_by as "buyerId", card.seller_id as "sellerId", block.blocker_id as "blockerId"
    from listing_search.card as card join ${blocks} as block
      on (block.blocker_id, block.blocked_id) in ((card.held_by, card.seller_id), (card.seller_id, card.held_by))
    where card.status = 'held' limit ${limit}`.execute(db);
  return rows;
}

/** The listings and wanted ads of a member that others see, oldest first. */
export async function shownListingsOf(
  db: Database,
  memberId: string,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  return db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card')
    .select(['id', 'title'])
    .where('seller_id', '=', memberId)
    .where('status', 'in', ['active', 'held'])
    .orderBy('no')
    .execute();
}

/** Whether one of two members holds or has held a listing of the other. */
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
