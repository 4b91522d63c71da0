import { sql } from 'kysely';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { Database, DatabaseTransaction } from '../kernel/postgres/database.js';

/** An item that a listing offers, or offered. */
export interface ItemListing {
  readonly listingId: string;
  readonly itemId: string;
  readonly ownerId: string;
  readonly quantity: number;
}

/** The id of the command by which an item follows the sale of its listing. A lot has one price, which belongs to no single item. */
export const saleOf = (
  { listingId, itemId, quantity }: ItemListing,
  {
    buyerId,
    priceCents,
    isOnly,
  }: { readonly buyerId: string | null; readonly priceCents: number | null; readonly isOnly: boolean },
) =>
  ({
    type: 'SellItem',
    portionId: deterministicId('sold by listing', listingId, itemId),
    listingId,
    quantity,
    buyerId,
    priceCents: isOnly ? priceCents : null,
  }) as const;

/** The items of these listings. */
export async function itemsOfListings(
  db: Database | DatabaseTransaction,
  listingIds: readonly string[],
): Promise<readonly ItemListing[]> {
  const { rows } = await sql<ItemListing>`
    select listing_id as "listingId", item_id as "itemId", owner_id as "ownerId", quantity
    from item_listings.link where listing_id = any(${[...new Set(listingIds)]}) order by item_id`.execute(db);
  return rows;
}

/** Record that a draft was made from an item. */
export async function linkItem(
  tx: DatabaseTransaction,
  { listingId, itemId, ownerId, quantity }: ItemListing,
): Promise<void> {
  await sql`insert into item_listings.link (listing_id, item_id, owner_id, quantity)
    values (${listingId}, ${itemId}, ${ownerId}, ${quantity}) on conflict do nothing`.execute(tx);
}

/** Record that the listing offers another quantity of its only item. */
export async function changeQuantity(
  tx: DatabaseTransaction,
  listingId: string,
  quantity: number,
): Promise<void> {
  await sql`update item_listings.link set quantity = ${quantity} where listing_id = ${listingId}
    and (select count(*) from item_listings.link of where of.listing_id = ${listingId}) = 1`.execute(tx);
}

/** Deletes the rows of an erased member. */
export async function unlinkItemsOf(tx: DatabaseTransaction, memberId: string): Promise<void> {
  await sql`delete from item_listings.link where owner_id = ${memberId}`.execute(tx);
}

/** Other listings of the same owner that offer, or offered, one of the items of this listing; twenty at most. */
export async function listingsOfSameItems(
  db: Database,
  listingId: string,
  ownerId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct other.listing_id as id from item_listings.link as own
      join item_listings.link as other on other.item_id = own.item_id and other.owner_id = own.owner_id
      where own.listing_id = ${listingId} and own.owner_id = ${ownerId} and other.listing_id <> own.listing_id
      limit 20`.execute(db);
  return rows.map(({ id }) => id);
}
