import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { nameForAll, people } from '../../../../modules/members/people.shared.js';

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
  return (await publicStorefronts(db, [id.toLowerCase()])).get(id.toLowerCase());
}

/** The storefronts among these members' that guests may see, by id. */
export async function publicStorefronts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicStorefront>> {
  if (!ids.length) return new Map();
  const rows = await db
    .selectFrom(people.as('seller'))
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .where('is_open', '=', true)
    .where(
      sql<SqlBool>`not is_minor or exists (select from listing_search.card where seller_id = seller.id and found)`,
    )
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, name: nameForAll(row), joinedAt: row.joined_at, isMinor: row.is_minor },
    ]),
  );
}
