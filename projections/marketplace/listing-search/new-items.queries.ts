import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../../../modules/kernel/geometry/sphere.rules.js';
import { chord, unitVector } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** The New Items Wall: the newest things for sale of these sellers, with photos, a few of each. A seller costs a look-up for the newest one; only those whose
 *  newest is among the newest are read further.
 *  in   vehicles: keys, one of which a listing has to be for; undefined: any
 *  out  ids, the newest first */
export async function newItemsOf(
  db: Database,
  sellers: readonly string[],
  {
    circle,
    vehicles,
    limit,
  }: {
    readonly circle?: (Place & { readonly radius: number }) | undefined;
    readonly vehicles?: readonly string[] | undefined;
    readonly limit: number;
  },
): Promise<readonly string[]> {
  const itemsOf = (seller: RawBuilder<unknown>, most: number) => sql`
    select c.id, c.published_at from listing_search.card c
    where c.seller_id = ${seller} and c.found and c.status = 'active' and c.listing_type = 'for_sale'
      and json_array_length(c.photos) > 0 ${circle ? sql`and ${isWithin(circle)}` : sql``}
      ${
        vehicles
          ? sql`and exists (select from listing_search.of_vehicle v where v.id = c.id and v.key = any(${[...vehicles]})
              and v.published = floor(extract(epoch from c.published_at) * 1000))`
          : sql``
      }
    order by c.published_at desc, c.no desc limit ${most}`;
  const { rows } = await sql<{ id: string }>`
    with newest as materialized (
      select seller.id, dense_rank() over (order by item.published_at desc, item.id) as rank
      from unnest(${[...sellers]}::text[]) as seller (id) cross join lateral (${itemsOf(sql`seller.id`, 1)}) item
    )
    select item.id from newest cross join lateral (${itemsOf(sql`newest.id`, mostOfOneSeller)}) item
    where newest.rank <= ${limit} order by item.published_at desc, item.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One seller does not fill the wall. */
const mostOfOneSeller = 6;

/** By the chord between two points of the unit sphere. */
function isWithin({ radius, ...place }: Place & { readonly radius: number }) {
  const { x, y, z } = unitVector(place);
  return sql`(cos(radians(c.latitude)) * cos(radians(c.longitude)) - ${x}) ^ 2
    + (cos(radians(c.latitude)) * sin(radians(c.longitude)) - ${y}) ^ 2 + (sin(radians(c.latitude)) - ${z}) ^ 2 <= ${chord(radius) ** 2}::float8`;
}
