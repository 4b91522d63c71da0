import { sql } from 'kysely';
import type { PersonKeys } from '../../../../modules/kernel/encryption/person-keys.js';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { people } from '../../../../modules/members/people.shared.js';
import type { Point } from '../../../../modules/places/place.schemas.js';
import type { ListingSearchTables } from '../listing-search.table.js';
import { openCards } from '../rows/sealed-cards.js';

/** Whether others see anything at a seller's storefront. */
export async function isStorefrontOpen(db: Database, sellerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${people} as seller where id = ${sellerId} and is_open
      and exists (select from listing_search.card where seller_id = seller.id and found)`.execute(db);
  return rows.length > 0;
}

/** The public place of a seller's latest listing. */
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
