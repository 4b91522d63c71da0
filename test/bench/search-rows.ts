import type pg from 'pg';
import { chord, type Place, unitVector } from '../../modules/kernel/geometry/sphere.rules.js';
import { type ListingQuery, nationwide } from '../../modules/marketplace/listing.schemas.js';
import {
  pointOf,
  type Sort,
  sortOf,
} from '../../projections/marketplace/listing-search/find/search-criteria.js';
import {
  any,
  type Category,
  categoryFor,
  kindsFor,
  qualitiesFor,
  segmentCode,
} from '../../projections/marketplace/listing-search/rows/codes.js';
import type { TextQuery } from '../../projections/marketplace/listing-search/words/text-query.js';

/** All search rows as columns in memory, for yardsticks and for checking answers. */
export interface SearchRows {
  readonly count: number;
  readonly no: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** NaN without a price. */
  readonly price: Float64Array;
  readonly published: Float64Array;
  readonly cell: Float64Array;
  readonly segment: Float64Array;
  readonly category: Float64Array;
  readonly sub: Float64Array;
  readonly kind: Float64Array;
  readonly quality: Float64Array;
  /** Rows with a word, in rising order. */
  readonly having: ReadonlyMap<string, readonly number[]>;
  readonly idOf: ReadonlyMap<number, string>;
}

export async function loadSearchRows(pool: pg.Pool): Promise<SearchRows> {
  const { rows } = await pool.query<Record<(typeof numbers)[number], number | null> & { id: string }>(
    `select ${numbers.map((name) => `s.${name}`).join(', ')}, c.id from listing_search.spot s join listing_search.card c using (no) order by s.no`,
  );
  const columns = Object.fromEntries(
    numbers.map((name) => [name, Float64Array.from(rows, (row) => row[name] ?? Number.NaN)]),
  ) as Record<(typeof numbers)[number], Float64Array>;
  const having = new Map<string, number[]>();
  const { rows: words } = await pool.query<{ words: string[] }>(
    'select tsvector_to_array(words) as words from listing_search.spot order by no',
  );
  for (const [at, row] of words.entries()) {
    for (const stored of row.words) {
      const word = stored.slice(0, stored.indexOf('@'));
      const known = having.get(word);
      if (known) known.push(at);
      else having.set(word, [at]);
    }
  }
  return {
    count: rows.length,
    ...columns,
    having,
    idOf: new Map(rows.map((row) => [row.no ?? 0, row.id])),
  };
}

const numbers = [
  'no',
  'x',
  'y',
  'z',
  'price',
  'published',
  'cell',
  'segment',
  'category',
  'sub',
  'kind',
  'quality',
] as const;

/** What both yardsticks in memory answer: the total, and the numbers of one page in order. */
export interface Answer {
  readonly total: number;
  readonly page: readonly number[];
}

/** A search, ready to test rows. */
export interface Tests {
  readonly point: Place | undefined;
  readonly sort: Sort;
  /** Segment, shelf and kind. */
  filter(at: number): boolean;
  price(at: number): boolean;
  circle(at: number): boolean;
  /** Rows in the order of the search, ties by number. */
  compare(one: number, other: number): number;
}

/** A nationwide search as one with an edge: all listings are nearer than the other side of the world. */
export const withEdge = (query: ListingQuery): ListingQuery =>
  query.radius !== undefined && query.radius >= nationwide ? { ...query, radius: 12_000 } : query;

export function testsOf(rows: SearchRows, query: ListingQuery): Tests {
  const { x, y, z, price, published, no } = rows;
  const category = categoryFor(query.categoryPrimary, query.categorySub) as Category;
  const kinds = new Set(kindsFor(query.listingType, query.status));
  const segment = query.marketSegment && segmentCode(query.marketSegment);
  const qualities = qualitiesFor(query.condition, query.origin);
  const point = pointOf(query);
  const here = point && unitVector(point);
  const sort = sortOf(query, point);
  const reach = query.radius ? chord(query.radius) ** 2 : Number.POSITIVE_INFINITY;
  const value = (column: Float64Array, at: number) => column[at] ?? Number.NaN;
  const square = (at: number) =>
    here ? (value(x, at) - here.x) ** 2 + (value(y, at) - here.y) ** 2 + (value(z, at) - here.z) ** 2 : 0;
  const least = query.minPrice === undefined ? Number.NEGATIVE_INFINITY : query.minPrice * 100;
  const max = query.maxPrice === undefined ? Number.POSITIVE_INFINITY : query.maxPrice * 100;
  const hasPrice = query.minPrice !== undefined || query.maxPrice !== undefined;
  return {
    point,
    sort,
    filter: (at) =>
      (!segment || rows.segment[at] === segment) &&
      (category.category === any || rows.category[at] === category.category) &&
      (category.sub === any || rows.sub[at] === category.sub) &&
      kinds.has(value(rows.kind, at)) &&
      (!qualities || qualities.includes(value(rows.quality, at))),
    price: (at) => !hasPrice || (value(price, at) >= least && value(price, at) <= max),
    circle: (at) => !here || square(at) <= reach,
    compare: (one, other) => {
      if (sort === 'distance') return square(one) - square(other) || value(no, one) - value(no, other);
      if (sort === 'newest')
        return value(published, other) - value(published, one) || value(no, other) - value(no, one);
      const [a, b] = [value(price, one), value(price, other)];
      const falling = sort === 'price_desc' ? -1 : 1;
      if (Number.isNaN(a) !== Number.isNaN(b)) return Number.isNaN(a) ? 1 : -1;
      return ((Number.isNaN(a) ? 0 : a - b) || value(no, one) - value(no, other)) * falling;
    },
  };
}

/** The rows that match words, by lists of rows a word; in rising order. */
export function rowsHaving({ having }: SearchRows, words: TextQuery): readonly number[] {
  if (typeof words === 'string') return having.get(words) ?? [];
  if ('any' in words) {
    const lists = words.any.map((one) => rowsHaving({ having } as SearchRows, one));
    return lists.length === 1
      ? (lists[0] ?? [])
      : [...new Set(lists.flat())].sort((one, other) => one - other);
  }
  const [first = [], ...others] = words.all
    .map((one) => rowsHaving({ having } as SearchRows, one))
    .sort((one, other) => one.length - other.length);
  const sets = others.map((list) => new Set(list));
  return first.filter((at) => sets.every((set) => set.has(at)));
}
