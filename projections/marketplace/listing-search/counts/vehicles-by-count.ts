import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { filterKeys } from '../../../../modules/marketplace/fitment/vehicle-filter.rules.js';
import type { CountsQuery, ListingCounts } from '../../../../modules/marketplace/listing.schemas.js';
import { matchingRows } from '../find/search-conditions.js';
import type { SearchCriteria } from '../find/search-criteria.js';
import { severalMakes } from '../rows/codes.js';

/** How many listings fit a make, or a model of it. */
export interface VehicleCount {
  readonly make: string;
  readonly model: string;
  readonly listings: number;
}

export interface Reading {
  readonly query: Pick<CountsQuery, 'make' | 'year'>;
  /** Of more listings only a part is read. */
  readonly most: number;
  /** Makes, of the listings that fit several; or models, of the make of the query. */
  readonly of: 'several makes' | 'one make';
}

/** The makes or models that the matching listings fit in the year of the query. Of very many listings only some are read, picked
 *  by their scattered numbers; the counts are multiplied. */
export async function vehiclesByCount(
  db: Database,
  criteria: SearchCriteria,
  { query, most, of }: Reading,
): Promise<{ readonly counts: readonly VehicleCount[]; readonly isExact: boolean }> {
  const isOfSeveral = of === 'several makes';
  const only = isOfSeveral ? sql`s.make = ${severalMakes}` : sql`true`;
  const field = (at: number) => sql`split_part(f.line, E'\t', ${sql.lit(at)})`;
  const isOfYear =
    query.year === undefined ? sql`true` : sql`${String(query.year)} between ${field(1)} and ${field(2)}`;
  const { rows } = await sql<VehicleCount & { matching: number; read: number }>`
    with matching as materialized (${matchingRows(criteria, sql`s.no`, only)}),
    whole as materialized (select count(*) as n from matching),
    read as materialized (select s.no, s.fits from matching m join listing_search.spot s on s.no = m.no
      where (select n from whole) <= ${most}::int
        or (hashint8(m.no) & 65535) < 65536::float8 * ${most}::int / (select n from whole)),
    fits as (select distinct r.no, ${field(3)} as make, ${isOfSeveral ? sql`''` : field(4)} as model
      from read r cross join lateral string_to_table(r.fits, E'\n') f (line) where f.line <> '' and ${isOfYear})
    select make, model, count(*)::int as listings, (select n from whole)::int as matching, (select count(*) from read)::int as read
    from fits group by make, model order by listings desc, make, model limit ${mostSpellings}`.execute(db);
  const make = isOfSeveral || query.make === undefined ? undefined : filterKeys({ make: query.make }).make;
  return {
    counts: rows
      .filter((row) => make === undefined || filterKeys(row).make === make)
      .map((row) => ({ ...row, listings: Math.round((row.listings * row.matching) / row.read) })),
    isExact: rows.every(({ matching, read }) => matching === read),
  };
}

/** The most frequent makes or models, each by its most frequent spelling. */
export function mostFrequent(
  counts: readonly VehicleCount[],
  name: 'make' | 'model',
): ListingCounts['makes'] {
  const byKey = Map.groupBy(
    counts.filter((one) => one[name] !== ''),
    (one) => filterKeys(one)[name],
  );
  const names = [...byKey.values()].map((spellings) => ({
    value: spellings.reduce((best, one) => (one.listings > best.listings ? one : best))[name],
    count: spellings.reduce((sum, { listings }) => sum + listings, 0),
  }));
  return names
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, mostNames);
}

/** The maximum number of makes, and of models. */
export const mostNames = 40;
/** Names that are not in our list are written in several ways. */
const mostSpellings = 400;
