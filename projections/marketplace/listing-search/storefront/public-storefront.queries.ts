import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';

/** A storefront as search engines and other sites describe it. */
export interface PublicStorefront {
  readonly id: string;
  readonly name: string;
  /** ISO-8601 UTC */
  readonly joinedAt: string;
  /** Search engines keep no page of a minor. */
  readonly isMinor: boolean;
}

/** A storefront that guests may see; undefined otherwise. */
export async function publicStorefront(db: Database, id: string): Promise<PublicStorefront | undefined> {
  const { rows } = await sql<PublicStorefront>`
    select id, name, joined_at as "joinedAt", minor as "isMinor" from listing_search.seller as seller
      where id = ${id.toLowerCase()} and open and not erased
      and (not minor or exists (select from listing_search.card where seller_id = seller.id and found))`.execute(
    db,
  );
  return rows[0];
}
