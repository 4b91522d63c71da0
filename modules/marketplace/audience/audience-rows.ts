import { sql } from 'kysely';
import { plusDays } from '../../kernel/decider/time.js';
import type { Database } from '../../kernel/postgres/database.js';

/** How often a listing was seen in searches and opened. */
export interface Audience {
  readonly id: string;
  readonly impressions: number;
  readonly views: number;
}

/** Add to the figures of a day; who saw the listings is not stored.
 *  in  seen: each listing once
 *  units  now: ISO-8601 UTC */
export async function addSeen(
  db: Database,
  seen: readonly (Audience & { readonly sellerId: string })[],
  now: string,
): Promise<void> {
  const rows = seen.toSorted((one, other) => (one.id < other.id ? -1 : 1)); // always in the same order, so that two reports cannot deadlock
  await sql`
    insert into listing_audience.seen (listing_id, seller_id, day, impressions, views)
    select listing_id, seller_id, ${dayOf(now)}::date, impressions, views
      from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ sellerId }) => sellerId)}::text[],
        ${rows.map(({ impressions }) => impressions)}::int[], ${rows.map(({ views }) => views)}::int[])
        as report (listing_id, seller_id, impressions, views)
    on conflict (listing_id, day) do update
      set impressions = seen.impressions + excluded.impressions, views = seen.views + excluded.views`.execute(
    db,
  );
}

/** The figures of a seller's listings in the last 30 days, today included; only of the most seen ones. */
export async function audienceOf(db: Database, sellerId: string, now: string): Promise<Audience[]> {
  const { rows } = await sql<Audience>`
    select listing_id as id, sum(impressions)::int as impressions, sum(views)::int as views
      from listing_audience.seen where seller_id = ${sellerId} and day > ${dayOf(plusDays(now, -30))}::date
      group by listing_id order by sum(impressions) + sum(views) desc, listing_id limit ${maxShown}`.execute(
    db,
  );
  return rows;
}

/** Deletes the rows of an erased member. */
export async function deleteAudienceOf(db: Database, sellerIds: readonly string[]): Promise<void> {
  await sql`delete from listing_audience.seen where seller_id = any(${[...sellerIds]})`.execute(db);
}

/** Delete the figures of days before `until`. */
export async function deleteAudience(db: Database, until: string): Promise<void> {
  await sql`delete from listing_audience.seen where day < ${dayOf(until)}::date`.execute(db);
}

/** The number of listings with figures in one list: as many as the list of the member's own listings. */
export const maxShown = 1_000;

const dayOf = (at: string): string => at.slice(0, 10);
