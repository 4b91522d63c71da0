import type pg from 'pg';
import type { ListingQuery } from '../../modules/marketplace/listing.schemas.js';
import { kindsFor, segmentCode, shelfFor } from '../../projections/listing-search/codes.js';
import { chord, unitVector } from '../../projections/listing-search/sphere.js';

/** The lower bound to measure against: all search entries as columns in memory, scanned one by one. */
export interface InMemory {
  /** Finds, sorts and counts.
   *  out     the total */
  search(query: ListingQuery): number;
}

export async function inMemory(pool: pg.Pool): Promise<InMemory> {
  const { rows } = await pool.query<Row>(
    'select no, x, y, z, price, published, segment, category, sub, kind from listing_search.spot',
  );
  const column = (name: keyof Row) => Float64Array.from(rows, (row) => row[name] ?? Number.NaN);
  const [x, y, z, price, published] = [
    column('x'),
    column('y'),
    column('z'),
    column('price'),
    column('published'),
  ];
  const [segment, category, sub, kind] = [
    column('segment'),
    column('category'),
    column('sub'),
    column('kind'),
  ];
  return { search };

  function search(query: ListingQuery): number {
    const shelf = shelfFor(query.categoryPrimary, query.categorySub);
    const kinds = new Set(kindsFor(query.listingType, query.status));
    const asked = query.marketSegment && segmentCode(query.marketSegment);
    const here =
      query.latitude === undefined || query.longitude === undefined
        ? undefined
        : unitVector({ latitude: query.latitude, longitude: query.longitude });
    const reach = here && query.radius ? chord(query.radius) ** 2 : Number.POSITIVE_INFINITY;
    const found: { at: number; key: number }[] = [];
    for (let at = 0; at < x.length; at++) {
      if (asked && segment[at] !== asked) continue;
      if (shelf?.category && category[at] !== shelf.category) continue;
      if (shelf?.sub && sub[at] !== shelf.sub) continue;
      if (!kinds.has(kind[at] ?? -1)) continue;
      const cents = price[at] ?? Number.NaN;
      if (query.minPrice !== undefined && !(cents >= query.minPrice * 100)) continue;
      if (query.maxPrice !== undefined && !(cents <= query.maxPrice * 100)) continue;
      let square = 0;
      if (here) {
        square = ((x[at] ?? 0) - here.x) ** 2 + ((y[at] ?? 0) - here.y) ** 2 + ((z[at] ?? 0) - here.z) ** 2;
        if (square > reach) continue;
      }
      found.push({ at, key: keyOf(query, at, square) });
    }
    found.sort((a, b) => a.key - b.key).slice(0, query.limit);
    return found.length;
  }

  function keyOf({ sort, latitude }: ListingQuery, at: number, square: number): number {
    if (sort === 'price_asc') return price[at] || Number.POSITIVE_INFINITY;
    if (sort === 'price_desc') return -(price[at] || 0);
    return sort === 'newest' || latitude === undefined ? -(published[at] ?? 0) : square;
  }
}

type Row = Readonly<
  Record<
    'no' | 'x' | 'y' | 'z' | 'price' | 'published' | 'segment' | 'category' | 'sub' | 'kind',
    number | null
  >
>;
