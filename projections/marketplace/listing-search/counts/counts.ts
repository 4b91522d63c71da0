import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { filterKeys } from '../../../../modules/marketplace/fitment/vehicle-filter.rules.js';
import {
  type CountsQuery,
  conditions,
  type ListingCounts,
  listingTypes,
  origins,
} from '../../../../modules/marketplace/listing.schemas.js';
import { countOf } from '../find/find.js';
import { listingsOfSellers } from '../find/hidden-listings.js';
import { readSnapshot } from '../find/read-snapshot.js';
import { pointOf, radiusOf, type SearchCriteria, searchCriteriaOf } from '../find/search-criteria.js';
import type { Searcher } from '../find/searcher.js';
import { fitsNothing, withVehicles } from '../find/vehicle-query.js';
import { categoryFor, kindsFor, qualityOf } from '../rows/codes.js';
import { textQueryOf } from '../words/query-words.js';
import { countsByCode, namesByCount } from './counted-rows.js';

/** How many listings a search would find with another value of one filter, all its other filters as they are.
 *  Types, conditions, origins and the garage are counted listing by listing. Makes and models are too, up to
 *  `mostCounted` listings; of more a part is counted, and multiplied.
 *  source  ADR 0085 */
export async function countListings(
  db: Database,
  query: CountsQuery,
  { unseen = [], garage = [] }: Searcher = {},
  most = mostCounted,
): Promise<ListingCounts> {
  const category = categoryFor(query.categoryPrimary, query.categorySub);
  if (!category || fitsNothing(query, garage)) return nothing;
  return readSnapshot(db, async (session) => {
    const text = query.search === undefined ? undefined : await textQueryOf(session, query.search);
    const hidden = await listingsOfSellers(session, unseen);
    const point = pointOf(query);
    const criteriaWith = (other: Partial<CountsQuery>): SearchCriteria => {
      const asked = { ...query, ...other };
      return searchCriteriaOf({
        ...{ query: { ...asked, limit: 1, expand: false }, category, areFrequent: false, point, hidden },
        ...{ words: withVehicles(text, asked, garage), radius: radiusOf(query, point) },
        ...{ sort: 'newest', cursor: undefined },
      });
    };
    const anyQuality = { listingType: undefined, condition: undefined, origin: undefined };
    const codes = await countsByCode(session, criteriaWith(anyQuality));
    const makes = await namesByCount(session, criteriaWith({ make: undefined, model: undefined }), {
      ...{ name: 'make', year: query.year, most },
    });
    const models =
      query.make === undefined
        ? undefined
        : await namesByCount(session, criteriaWith({ model: undefined }), {
            ...{ name: 'model', make: filterKeys({ make: query.make }).make, year: query.year, most },
          });
    return {
      ...byFilter(query, codes),
      makes: makes.names,
      models: models?.names ?? [],
      garage: garage.length ? await countOf(session, criteriaWith({ fits: 'garage' })) : null,
      isExact: makes.isExact && (models?.isExact ?? true),
    };
  });
}

/** Up to so many listings makes and models are counted exactly. */
const mostCounted = 20_000;

const nothing: ListingCounts = {
  ...{ listingTypes: [], makes: [], models: [], conditions: [], origins: [], garage: null, isExact: true },
};

/** Each filter's values, of the listings that match its other two filters. */
function byFilter(
  query: CountsQuery,
  codes: readonly { readonly kind: number; readonly quality: number; readonly listings: number }[],
): Pick<ListingCounts, 'listingTypes' | 'conditions' | 'origins'> {
  const rows = codes.map(({ kind, quality, listings }) => ({
    listings,
    listingType: listingTypes.find((type) => kindsFor(type).includes(kind)),
    ...qualityOf(quality),
  }));
  type Row = (typeof rows)[number];
  const isOfType = (row: Row) => query.listingType === undefined || row.listingType === query.listingType;
  const isIn = <Value>(chosen: readonly Value[] | undefined, value: Value | undefined) =>
    chosen === undefined || (value !== undefined && chosen.includes(value));
  const isOfCondition = (row: Row) => isIn(query.condition, row.condition);
  const isOfOrigin = (row: Row) => isIn(query.origin, row.origin);
  const counted = <Value extends string>(
    values: readonly Value[],
    valueIn: (row: Row) => Value | undefined,
    matches: (row: Row) => boolean,
  ) =>
    values
      .map((value) => ({
        value,
        count: rows
          .filter((row) => valueIn(row) === value && matches(row))
          .reduce((sum, { listings }) => sum + listings, 0),
      }))
      .filter(({ count }) => count > 0);
  return {
    listingTypes: counted(
      listingTypes,
      (row) => row.listingType,
      (row) => isOfCondition(row) && isOfOrigin(row),
    ),
    conditions: counted(
      conditions,
      (row) => row.condition,
      (row) => isOfType(row) && isOfOrigin(row),
    ),
    origins: counted(
      origins,
      (row) => row.origin,
      (row) => isOfType(row) && isOfCondition(row),
    ),
  };
}
