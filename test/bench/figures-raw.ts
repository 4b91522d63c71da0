import type pg from 'pg';
import type { Figures } from '../../modules/analytics/figures/figures.schemas.js';

interface RawRow extends Figures {
  readonly key: string;
}

interface Span {
  readonly from: string;
  readonly to: string;
}

/** A log that has each view as an event: a table like that of events, without indexes. */
export const viewsAsEvents = `
  create unlogged table made_up_view (like kernel.event);
  insert into made_up_view
    select row_number() over (), 'view-' || gen_random_uuid(), 1, gen_random_uuid(),
      case when nth <= impressions then 'ListingSeen' else 'ListingOpened' end, 1,
      jsonb_build_object('listingId', listing_id, 'viewerId', gen_random_uuid()), '{"commandId": "bench"}', day + random() * interval '23 hours'
    from listing_audience.seen cross join lateral generate_series(1, impressions + views) as nth;
`;

/** What happened to a seller's listings, straight from the events: by day. */
export const rawByDay = (pool: pg.Pool, sellerId: string, span: Span): Promise<readonly RawRow[]> =>
  count(pool, 'day::text', sellerId, span);

/** The same by category. */
export const rawByCategory = (pool: pg.Pool, sellerId: string, span: Span): Promise<readonly RawRow[]> =>
  count(pool, 'category', sellerId, span);

async function count(
  pool: pg.Pool,
  key: string,
  sellerId: string,
  { from, to }: Span,
): Promise<readonly RawRow[]> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local enable_nestloop = off'); // the planner takes the listings of a seller for two, and would compare each of thousands with every event
    const { rows } = await client.query<RawRow>(
      `with own as (
      select substring(stream from 9) as listing, data ->> 'categorySub' as category from kernel.event
        where type = 'ListingDrafted' and data ->> 'sellerId' = $1 and data ->> 'listingType' = 'for_sale'
    ), act as (
      select case type
          when 'ThreadOpened' then data -> 'about' ->> 'id'
          when 'ListingSold' then substring(stream from 9)
          else data ->> 'listingId' end as listing,
        (at at time zone 'UTC')::date as day, type
      from kernel.event
      where at >= $2::date::timestamp at time zone 'UTC' and at < ($3::date + 1)::timestamp at time zone 'UTC' and (
        type = 'ListingWatched' and version = 1
        or type = 'ThreadOpened' and data -> 'about' ->> 'kind' = 'listing' and data ->> 'openedBy' <> data -> 'about' ->> 'ownerId'
        or type = 'OfferMade' and data ->> 'by' = 'buyer'
        or type = 'ListingSold' and data ->> 'where' = 'here' and not exists (
          select from kernel.event undone
            where undone.stream = event.stream and undone.version > event.version and undone.type = 'ListingReopened'))
      union all
      select data ->> 'listingId', (at at time zone 'UTC')::date, type from made_up_view
        where at >= $2::date::timestamp at time zone 'UTC' and at < ($3::date + 1)::timestamp at time zone 'UTC'
    )
    select ${key} as key,
      (count(*) filter (where type = 'ListingSeen'))::int as seen, (count(*) filter (where type = 'ListingOpened'))::int as opened,
      (count(*) filter (where type = 'ListingWatched'))::int as saved, (count(*) filter (where type = 'ThreadOpened'))::int as asked,
      (count(*) filter (where type = 'OfferMade'))::int as offered, (count(*) filter (where type = 'ListingSold'))::int as dealt
    from act join own using (listing) group by 1`,
      [sellerId, from, to],
    );
    await client.query('commit');
    return rows;
  } finally {
    client.release();
  }
}
