import { type RawBuilder, sql } from 'kysely';
import type { Place as Point } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { ListingCard } from '../../../modules/marketplace/listing.schemas.js';
import type { ListingPlace, NewestListings } from '../../../modules/marketplace/newest-listings.ports.js';
import type { BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { cards, cardView } from './rows/cards.js';

/** The newest open listings of sellers and of vehicles. Each costs one look-up for its newest; only those whose newest is among the newest are
 *  read further. */
export const newestListings = (db: Database, blocks: BlockedPairs): NewestListings => ({
  newestOf: async ({ vehicles, sellers }, { before, limit }, { actor, now }) => {
    const unseen = actor ? await blocks.blockedWith(actor.id) : [];
    const { rows } = await sql<ListingPlace>`
      select at, id from (
        ${newest(sql`${[...vehicles]}::text[]`, ofVehicle(before, unseen), limit)}
        union
        ${newest(sql`${[...sellers]}::text[]`, ofSeller(before, unseen), limit)}
      ) found order by at desc, id desc limit ${limit}`.execute(db);
    return cardsById(
      db,
      rows.map(({ id }) => id),
      undefined,
      now,
    );
  },
});

/** The cards of these listings that can be found, in the order given. */
export async function cardsById(
  db: Database,
  ids: readonly string[],
  point: Point | undefined,
  now: string,
): Promise<ListingCard[]> {
  if (!ids.length) return [];
  const rows = await cards(db).where('card.id', 'in', ids).where('card.found', '=', true).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => cardView(row, { now, point }));
}

/** The listings of one seller or vehicle, the newest first: `key` is which. */
type OfOne = (key: RawBuilder<unknown>, limit: number) => RawBuilder<unknown>;

const newest = (keys: RawBuilder<unknown>, ofOne: OfOne, limit: number): RawBuilder<unknown> => sql`(
  select l.at, l.id from (
    select k.key, dense_rank() over (order by first.at desc, first.id desc) as rank
    from unnest(${keys}) as k (key) cross join lateral (${ofOne(sql`k.key`, 1)}) first
  ) source cross join lateral (${ofOne(sql`source.key`, limit)}) l
  where source.rank <= ${limit} order by l.at desc, l.id desc limit ${limit})`;

const ofVehicle =
  (before: ListingPlace | undefined, unseen: readonly string[]): OfOne =>
  (key, limit) =>
    sql`
    select to_timestamp(v.published / 1000.0) as at, v.id from listing_search.of_vehicle v
    where v.key = ${key} ${before ? sql`and (v.published, v.id) < (${Date.parse(before.at)}::bigint, ${before.id}::text)` : sql``}
      ${unseen.length ? sql`and not exists (select from listing_search.card c where c.id = v.id and c.seller_id = any(${[...unseen]}))` : sql``}
    order by v.published desc, v.id desc limit ${limit}`;

const ofSeller =
  (before: ListingPlace | undefined, unseen: readonly string[]): OfOne =>
  (key, limit) =>
    sql`
    select c.published_at as at, c.id from listing_search.card c
    where c.seller_id = ${key} and c.found and c.status in ('active', 'held')
      ${before ? sql`and c.published_at <= ${before.at} and (c.published_at, c.id) < (${before.at}::timestamptz, ${before.id}::text)` : sql``}
      and c.seller_id <> all(${[...unseen]}::text[])
    order by c.published_at desc, c.id desc limit ${limit}`;
