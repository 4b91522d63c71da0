import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import {
  type CountsQuery,
  conditions,
  type ListingCounts,
  listingTypes,
  origins,
} from '../../../../modules/marketplace/listing.schemas.js';
import { matchingRows } from '../find/search-conditions.js';
import type { SearchCriteria } from '../find/search-criteria.js';
import { kindsFor, makeOfCode, qualityOf } from '../rows/codes.js';
import type { VehicleCount } from './vehicles-by-count.js';

/** How many listings have the same codes. */
interface CodeCount {
  readonly listingType: string | undefined;
  readonly condition?: string;
  readonly origin?: string;
  /** The only make that they fit, if the list of names has it. */
  readonly make: string | undefined;
  readonly listings: number;
}

/** The listings that match, counted by their codes. */
export async function countsByCode(db: Database, criteria: SearchCriteria): Promise<readonly CodeCount[]> {
  const { rows } = await sql<{ kind: number; quality: number; make: number; listings: number }>`
    select r.kind, r.quality, r.make, count(*)::int as listings
    from (${matchingRows(criteria, sql`s.kind, s.quality, s.make`)}) r group by r.kind, r.quality, r.make`.execute(
    db,
  );
  return rows.map(({ kind, quality, make, listings }) => ({
    listings,
    listingType: listingTypes.find((type) => kindsFor(type).includes(kind)),
    ...qualityOf(quality),
    make: makeOfCode(make),
  }));
}

/** Each filter's values, of the listings that match the two others. */
export function valuesIn(
  counts: readonly CodeCount[],
  { listingType, condition, origin }: CountsQuery,
): Pick<ListingCounts, 'listingTypes' | 'conditions' | 'origins'> {
  return {
    listingTypes: countsOf('listingType', listingTypes, counts.filter(matching({ condition, origin }))),
    conditions: countsOf('condition', conditions, counts.filter(matching({ listingType, origin }))),
    origins: countsOf('origin', origins, counts.filter(matching({ listingType, condition }))),
  };
}

/** The makes of the listings that fit one. */
export const makesIn = (
  counts: readonly CodeCount[],
  { listingType, condition, origin }: CountsQuery,
): readonly VehicleCount[] =>
  counts
    .filter(matching({ listingType, condition, origin }))
    .flatMap(({ make, listings }) => (make === undefined ? [] : [{ make, model: '', listings }]));

const matching =
  ({ listingType, condition, origin }: Partial<CountsQuery>) =>
  (count: CodeCount): boolean =>
    (listingType === undefined || listingType === count.listingType) &&
    (condition === undefined || condition.some((one) => one === count.condition)) &&
    (origin === undefined || origin.some((one) => one === count.origin));

const countsOf = (
  name: 'listingType' | 'condition' | 'origin',
  values: readonly string[],
  counts: readonly CodeCount[],
) =>
  values.flatMap((value) => {
    const count = counts.reduce((sum, one) => sum + (one[name] === value ? one.listings : 0), 0);
    return count > 0 ? [{ value, count }] : [];
  });
