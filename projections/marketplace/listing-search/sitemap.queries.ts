import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { people } from '../../../modules/members/people.shared.js';

/** A page of the site that search engines may keep. */
export interface SitemapEntry {
  readonly id: string;
  /** ISO-8601 UTC; null when unknown. */
  readonly changedAt: string | null;
}

/** The first key of each part of at most `size` public listings. An index-only scan. */
export async function listingParts(db: Database, size: number): Promise<readonly string[]> {
  const { rows } = await sql<{ first: number }>`
    select no as first from (
      select no, row_number() over (order by no) as n from listing_search.spot
    ) as numbered where (n - 1) % ${size}::int = 0 order by no`.execute(db);
  return rows.map(({ first }) => String(first));
}

/** The public listings of a part, by its first key. */
export async function listingsOfPart(
  db: Database,
  first: string,
  size: number,
): Promise<readonly SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select card.id, card.updated_at as "changedAt" from listing_search.spot
      join listing_search.card on card.no = spot.no
      where spot.no >= ${first}::bigint order by spot.no limit ${size}`.execute(db);
  return rows;
}

/** The first key of each part of at most `size` members. */
export async function memberParts(db: Database, size: number): Promise<readonly string[]> {
  const { rows } = await sql<{ first: string }>`
    select id as first from (
      select id, row_number() over (order by id) as n from ${people} as member
    ) as numbered where (n - 1) % ${size}::int = 0 order by id`.execute(db);
  return rows.map(({ first }) => first);
}

/** The members of a part who have a public listing, without minors, by handle where there is one. */
export async function membersOfPart(
  db: Database,
  first: string,
  size: number,
): Promise<readonly SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select coalesce(handle, id) as id, null as "changedAt" from (
      select * from ${people} as member where id >= ${first} order by id limit ${size}
    ) as seller
      where is_open and not is_minor
      and exists (select from listing_search.card where seller_id = seller.id and found)
      order by seller.id`.execute(db);
  return rows;
}
