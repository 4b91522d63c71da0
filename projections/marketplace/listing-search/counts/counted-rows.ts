import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { filterKeys } from '../../../../modules/marketplace/fitment/vehicle-filter.rules.js';
import { matchingRows } from '../find/search-conditions.js';
import type { SearchCriteria } from '../find/search-criteria.js';

/** How many listings match, by the codes of their kind and of their condition and origin. */
export async function countsByCode(
  db: Database,
  criteria: SearchCriteria,
): Promise<readonly { readonly kind: number; readonly quality: number; readonly listings: number }[]> {
  const { rows } = await sql<{ kind: number; quality: number; listings: number }>`
    select r.kind, r.quality, count(*)::int as listings from (${matchingRows(criteria, sql`s.kind, s.quality`)}) r
    group by r.kind, r.quality`.execute(db);
  return rows;
}

export interface Naming {
  readonly name: 'make' | 'model';
  /** The key of the make whose models are counted. */
  readonly make?: string;
  readonly year: number | undefined;
  /** Of more listings only a part is read. */
  readonly most: number;
}

interface Named {
  readonly make: string;
  readonly model: string;
  readonly listings: number;
  /** How many listings match, and how many of them were read. */
  readonly matching: number;
  readonly read: number;
}

/** The makes or models that the matching listings fit, with how many fit each, the most frequent first. The vehicles
 *  of very many listings are read of every so many-th one, as their numbers are scattered. */
export async function namesByCount(
  db: Database,
  criteria: SearchCriteria,
  { name, make, year, most }: Naming,
): Promise<{ readonly names: { value: string; count: number }[]; readonly isExact: boolean }> {
  const field = (at: number) => sql`split_part(f.line, E'\t', ${sql.lit(at)})`;
  const isOfYear = year === undefined ? sql`true` : sql`${String(year)} between ${field(1)} and ${field(2)}`;
  const { rows } = await sql<Named>`
    with matching as materialized (${matchingRows(criteria, sql`s.no`)}),
    whole as materialized (select count(*) as n from matching),
    read as materialized (select s.no, s.fits from matching m join listing_search.spot s on s.no = m.no
      where (select n from whole) <= ${most}::int
        or (hashint8(m.no) & 65535) < 65536::float8 * ${Math.ceil(most / 2)}::int / (select n from whole)),
    fits as (select distinct r.no, ${field(3)} as make, ${name === 'make' ? sql`''` : field(4)} as model
      from read r cross join lateral string_to_table(r.fits, E'\n') f (line) where f.line <> '' and ${isOfYear})
    select make, model, count(*)::int as listings, (select n from whole)::int as matching, (select count(*) from read)::int as read
    from fits group by make, model order by listings desc, make, model limit ${mostSpellings}`.execute(db);
  const wanted = rows.filter(
    (row) => row[name] !== '' && (make === undefined || keyOf(row, 'make') === make),
  );
  const spellings = Map.groupBy(wanted, (row) => keyOf(row, name));
  const names = [...spellings.values()].map(([first, ...others]) => ({
    value: first?.[name] ?? '',
    count: whole([...(first ? [first] : []), ...others]),
  }));
  return {
    names: names.toSorted((one, other) => other.count - one.count).slice(0, mostNames),
    isExact: rows.every(({ matching, read }) => matching === read),
  };
}

/** The maximum number of makes, and of models. */
export const mostNames = 40;
/** Names that are not in our list are written in several ways. */
const mostSpellings = 400;

const keyOf = (row: Named, name: 'make' | 'model'): string => filterKeys(row)[name];

/** Where a part of the listings was read, as many as there would be of all. */
const whole = (rows: readonly Named[]): number =>
  rows.reduce((sum, { listings, matching, read }) => sum + Math.round((listings * matching) / read), 0);
