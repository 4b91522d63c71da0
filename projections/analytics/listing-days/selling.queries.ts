import { sql } from 'kysely';
import type { Band } from '../../../modules/analytics/selling/answers.rules.js';
import type { getSelling } from '../../../modules/analytics/selling/selling.contract.js';
import { mostMeets } from '../../../modules/analytics/selling/selling.contract.js';
import { eventDates } from '../../../modules/events/event-dates.shared.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { vendorDates } from '../../../modules/orders/vendor-spaces.shared.js';

/** Listings that a seller published within a year and did not sell.
 *  units  now: ISO-8601 UTC */
export async function openListings(db: Database, sellerId: string, now: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listing_days.listing
    where seller_id = ${sellerId} and sold_at is null and published_at > ${plusDays(now, -365)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Sellers with so many open listings, those who published last first. */
export async function sellersIn(db: Database, { from, to }: Band, now: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select seller_id as id from listing_days.listing
    where sold_at is null and published_at > ${plusDays(now, -365)}
    group by seller_id having count(*) between ${from} and ${to}
    order by max(published_at) desc limit ${mostSellers}`.execute(db);
  return rows.map(({ id }) => id);
}

type Meet = ResponseOf<typeof getSelling>['meets'][number];

/** Dates that have begun at which a seller had a space, the latest first, with what they sold around them. */
export async function meetsOf(db: Database, sellerId: string, now: string): Promise<readonly Meet[]> {
  const { rows } = await sql<Meet>`
    select v.gathering_id as "eventId", v.date_id as "dateId", d.title, d.starts_at as "startsAt", d.time_zone as timezone,
      v.codes as spaces, v.paid_cents as "paidCents", sold.sales, sold.cents as "soldCents", talked.asked
    from ${vendorDates} v
      cross join lateral (select * from ${eventDates} e where e.gathering_id = v.gathering_id
        and (v.day is null or e.first_day = v.day) order by e.first_day limit 1) d
      cross join lateral (select count(*)::int as sales, coalesce(sum(sold_cents), 0)::bigint as cents
        from listing_days.listing where seller_id = ${sellerId}
          and sold_at between d.starts_at - interval '7 days' and d.ends_at + interval '7 days') sold
      cross join lateral (select coalesce(sum(asked), 0)::int as asked
        from listing_days.act where seller_id = ${sellerId}
          and day between ((d.starts_at - interval '7 days') at time zone 'UTC')::date
            and ((d.ends_at + interval '7 days') at time zone 'UTC')::date) talked
    where v.vendor_id = ${sellerId} and d.starts_at <= ${now} and d.is_on
    order by d.starts_at desc limit ${mostMeets}`.execute(db);
  return rows;
}

/** More say nothing else. */
const mostSellers = 200;
