import { sql } from 'kysely';
import { plusDays } from '../../kernel/decider/time.js';
import type { Database } from '../../kernel/postgres/database.js';

/** How often a listing was seen in searches and opened. */
export interface Audience {
  readonly id: string;
  readonly impressions: number;
  readonly views: number;
}

/** What one listing adds to a day. */
export interface SeenOfDay extends Audience {
  readonly sellerId: string;
  /** '2026-11-27', UTC. */
  readonly day: string;
}

export const keyOf = ({ id, day }: SeenOfDay): string => `${id} ${day}`;

export const sumOf = (one: SeenOfDay, other: SeenOfDay): SeenOfDay => ({
  ...one,
  impressions: one.impressions + other.impressions,
  views: one.views + other.views,
});

/** Add to the figures of days; who saw the listings is not stored.
 *  in  seen: each listing once for each day */
export async function addSeen(db: Database, seen: readonly SeenOfDay[]): Promise<void> {
  const rows = seen.toSorted((one, other) =>
    one.id < other.id ? -1 : one.id > other.id ? 1 : one.day < other.day ? -1 : 1,
  ); // always in the same order, so that two processes cannot deadlock
  await sql`
    insert into listing_audience.seen (listing_id, seller_id, day, impressions, views)
    select * from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ sellerId }) => sellerId)}::text[],
        ${rows.map(({ day }) => day)}::date[], ${rows.map(({ impressions }) => impressions)}::int[],
        ${rows.map(({ views }) => views)}::int[])
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
