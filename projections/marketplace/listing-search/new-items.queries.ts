import { type RawBuilder, sql } from 'kysely';
import { chord, type Place, unitVector } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { candidatesIn, type Wanted } from './new-items-candidates.js';

/** From so many sellers on a look at what is new in the place is cheaper than one look-up for each of them. */
export const manySellers = 2_000;

/** The New Items Wall: the newest things for sale of these sellers, with photos, a few of each. Of many sellers it is read from what is newest in the
 *  place; of a few, and where that does not fill the page, from each seller's own.
 *  out  ids, the newest first */
export async function newItemsOf(
  db: Database,
  sellers: readonly string[],
  wanted: Wanted,
  many = manySellers,
): Promise<readonly string[]> {
  if (!sellers.length) return [];
  const filled = sellers.length < many ? undefined : await amongNewest(db, sellers, wanted);
  return filled ?? ofEach(db, sellers, wanted);
}

/** The page from bounded looks at what is newest; undefined where there may be more of it further back. */
async function amongNewest(
  db: Database,
  sellers: readonly string[],
  wanted: Wanted,
): Promise<readonly string[] | undefined> {
  const ofThese = new Set(sellers);
  for (const look of looks) {
    const { nos, isAll } = await candidatesIn(db, wanted, look);
    const { rows } = await sql<Item>`select c.id, c.seller_id from listing_search.card c
      where c.no = any(${[...nos]}::bigint[]) and ${isShown(wanted)} order by c.published_at desc, c.id`.execute(
      db,
    );
    const items = aFewOfEach(rows.filter(({ seller_id }) => ofThese.has(seller_id)));
    if (isAll || items.length >= wanted.limit) return items.slice(0, wanted.limit).map(({ id }) => id);
  }
  return undefined;
}

/** The first is enough for a page in most places. */
const looks = [
  { read: 300, passed: 3_000 },
  { read: 5_000, passed: 30_000 },
];

interface Item {
  readonly id: string;
  readonly seller_id: string;
}

function aFewOfEach(items: readonly Item[]): readonly Item[] {
  const shown = new Map<string, number>();
  return items.filter(({ seller_id }) => {
    const of = (shown.get(seller_id) ?? 0) + 1;
    shown.set(seller_id, of);
    return of <= mostOfOneSeller;
  });
}

/** A seller costs a look-up for the newest one; only those whose newest is among the newest are read further. */
async function ofEach(db: Database, sellers: readonly string[], wanted: Wanted): Promise<readonly string[]> {
  const itemsOf = (seller: RawBuilder<unknown>, most: number) => sql`
    select c.id, c.published_at from listing_search.card c where c.seller_id = ${seller} and ${isShown(wanted)}
    order by c.published_at desc, c.no desc limit ${most}`;
  const { rows } = await sql<{ id: string }>`
    with newest as materialized (
      select seller.id, dense_rank() over (order by item.published_at desc, item.id) as rank
      from unnest(${[...sellers]}::text[]) as seller (id) cross join lateral (${itemsOf(sql`seller.id`, 1)}) item
    )
    select item.id from newest cross join lateral (${itemsOf(sql`newest.id`, mostOfOneSeller)}) item
    where newest.rank <= ${wanted.limit} order by item.published_at desc, item.id limit ${wanted.limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** One seller does not fill the wall. */
const mostOfOneSeller = 6;

/** Whether a card `c` may stand on the wall. */
const isShown = ({ circle, vehicles }: Wanted) => sql`
  c.found and c.status = 'active' and c.listing_type = 'for_sale' and json_array_length(c.photos) > 0
  ${circle ? sql`and ${isWithin(circle)}` : sql``}
  ${
    vehicles
      ? sql`and exists (select from listing_search.of_vehicle v where v.id = c.id and v.key = any(${[...vehicles]})
          and v.published = floor(extract(epoch from c.published_at) * 1000)::bigint)`
      : sql``
  }`;

/** By the chord between two points of the unit sphere. */
function isWithin({ radius, ...place }: Place & { readonly radius: number }) {
  const { x, y, z } = unitVector(place);
  return sql`(cos(radians(c.latitude)) * cos(radians(c.longitude)) - ${x}) ^ 2
    + (cos(radians(c.latitude)) * sin(radians(c.longitude)) - ${y}) ^ 2 + (sin(radians(c.latitude)) - ${z}) ^ 2 <= ${chord(radius) ** 2}::float8`;
}
