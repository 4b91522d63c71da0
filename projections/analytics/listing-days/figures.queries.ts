import { type RawBuilder, sql } from 'kysely';
import type { Figures, Grouping } from '../../../modules/analytics/figures/figures.schemas.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { seenOfDays } from '../../../modules/marketplace/audience/seen.shared.js';

/** Days of UTC, '2026-11-27', both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The days of a seller on which anything happened. */
export async function figuresByDay(
  db: Database,
  sellerId: string,
  span: Span,
): Promise<readonly (Figures & { readonly day: string })[]> {
  const { rows } = await sql<Figures & { readonly day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, ${sums} from (${happened('day', sellerId, span)}) happened
    group by day order by day`.execute(db);
  return rows;
}

export interface Sold {
  readonly sales: number;
  readonly cents: number;
  readonly daysToSell: number | null;
}

/** What a seller sold in these days, here and elsewhere. */
export async function soldIn(db: Database, sellerId: string, { from, to }: Span): Promise<Sold> {
  const { rows } = await sql<Sold>`
    select count(*)::int as sales, coalesce(sum(sold_cents), 0)::bigint as cents,
      case when count(*) >= 3 then percentile_cont(0.5) within group (order by ${daysToSell}) end as "daysToSell"
    from listing_days.listing where seller_id = ${sellerId} and ${soldWithin({ from, to })}`.execute(db);
  return rows[0] ?? { sales: 0, cents: 0, daysToSell: null };
}

export interface GroupRow extends Figures {
  readonly key: string;
  readonly listings: number;
  readonly daysToSell: number | null;
}

/** Sums by listing, kind or place, the most dealt and asked about first.
 *  in  limit: null for all */
export async function figuresBy(
  db: Database,
  sellerId: string,
  asked: Span & { readonly by: Grouping; readonly limit: number | null },
): Promise<readonly GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${keys[asked.by]} as key, count(*)::int as listings, ${sums},
      percentile_cont(0.5) within group (order by ${daysToSell}) filter (where ${soldWithin(asked)}) as "daysToSell"
    from listing_days.listing join (
      select listing_id, ${sums} from (${happened('listing_id', sellerId, asked)}) happened group by listing_id
        having sum(seen + opened + saved + asked + offered + dealt) > 0
    ) of_listing on listing_id = listing.id
    where seller_id = ${sellerId}
    group by 1
    order by sum(dealt) desc, sum(asked) desc, sum(opened) desc, sum(seen) desc, 1 limit ${asked.limit}`.execute(
    db,
  );
  return rows;
}

const keys: Readonly<Record<Grouping, RawBuilder<unknown>>> = {
  listing: sql`listing.id`,
  kind: sql`coalesce(nullif(listing.kind, ''), 'Not published')`,
  place: sql`coalesce(nullif(listing.area, ''), 'Not published')`,
};

const sums = sql`sum(seen)::int as seen, sum(opened)::int as opened, sum(saved)::int as saved,
  sum(asked)::int as asked, sum(offered)::int as offered, sum(dealt)::int as dealt`;

/** What happened on each day, or to each listing, from both sources: each is summed up by itself, which the database does in parallel. */
const happened = (key: 'day' | 'listing_id', sellerId: string, { from, to }: Span) => {
  const within = sql`seller_id = ${sellerId} and day between ${from}::date and ${to}::date`;
  const forSale = sql`and listing_id in (select id from listing_days.listing where seller_id = ${sellerId})`;
  return sql`
    select ${sql.ref(key)}, sum(impressions) as seen, sum(views) as opened, 0 as saved, 0 as asked, 0 as offered, 0 as dealt
      from ${seenOfDays} where ${within} ${key === 'day' ? forSale : sql``} group by 1
    union all
    select ${sql.ref(key)}, 0, 0, sum(saved), sum(asked), sum(offered), sum(dealt)
      from listing_days.act where ${within} group by 1`;
};

const soldWithin = ({ from, to }: Span) =>
  sql`sold_at >= ${from}::date::timestamp at time zone 'UTC' and sold_at < (${to}::date + 1)::timestamp at time zone 'UTC'`;

const daysToSell = sql`round(extract(epoch from sold_at - published_at) / 86400)::int`;
