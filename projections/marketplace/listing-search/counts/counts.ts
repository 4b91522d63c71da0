import type { Database } from '../../../../modules/kernel/postgres/database.js';
import { type CountsQuery, type ListingCounts } from '../../../../modules/marketplace/listing.schemas.js';
import { wordsToCount } from '../find/closest-instead.js';
import { countOf } from '../find/find.js';
import { listingsOfSellers } from '../find/hidden-listings.js';
import { readSnapshot } from '../find/read-snapshot.js';
import { pointOf, radiusOf, type SearchCriteria, searchCriteriaOf } from '../find/search-criteria.js';
import type { Searcher } from '../find/searcher.js';
import { fitsNothing, withVehicles } from '../find/vehicle-query.js';
import { categoryFor } from '../rows/codes.js';
import { readText } from '../words/query-words.js';
import type { TextQuery } from '../words/text-query.js';
import { countsByCode, makesIn, valuesIn } from './counts-by-code.js';
import { mostFrequent, vehiclesByCount } from './vehicles-by-count.js';

/** How many listings a search would find with another value of one filter, all its other filters as they are.
 *  Everything is counted listing by listing, but for the models, and the makes of listings that fit several: of more than `most`
 *  of these a part is counted, and multiplied.
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
    const text = query.search === undefined ? undefined : await readText(session, query.search);
    const hidden = await listingsOfSellers(session, unseen);
    const point = pointOf(query);
    const criteria = (words: TextQuery | undefined, other: Partial<CountsQuery> = {}): SearchCriteria => {
      const asked = { ...query, ...other };
      return searchCriteriaOf({
        ...{ query: { ...asked, limit: 1, expand: false }, category, areFrequent: false, point, hidden },
        ...{ words: withVehicles(words, asked, garage), radius: radiusOf(query, point) },
        ...{ sort: 'newest', cursor: undefined },
      });
    };
    const words = await wordsToCount(session, text, criteria);
    const criteriaWith = (other: Partial<CountsQuery>) => criteria(words, other);
    const anyMake = { make: undefined, model: undefined };
    const codes = await countsByCode(session, criteriaWith(anyCode));
    const ofAnyMake = query.make
      ? await countsByCode(session, criteriaWith({ ...anyCode, ...anyMake }))
      : codes;
    const several = await vehiclesByCount(session, criteriaWith(anyMake), {
      query,
      most,
      of: 'several makes',
    });
    const models =
      query.make &&
      (await vehiclesByCount(session, criteriaWith({ model: undefined }), { query, most, of: 'one make' }));
    return {
      ...valuesIn(codes, query),
      makes: mostFrequent([...makesIn(ofAnyMake, query), ...several.counts], 'make'),
      models: models ? mostFrequent(models.counts, 'model') : [],
      garage: garage.length ? await countOf(session, criteriaWith({ fits: 'garage' })) : null,
      isExact: several.isExact && (!models || models.isExact),
    };
  });
}

/** Up to so many listings are read for the vehicles that they fit; nationwide, a count beside a make took five times as long as its search at 100,000 listings. */
const mostCounted = 5_000;

/** The filters that are told apart by the codes of a row. */
const anyCode = { listingType: undefined, condition: undefined, origin: undefined };

const nothing: ListingCounts = {
  ...{ listingTypes: [], makes: [], models: [], conditions: [], origins: [], garage: null, isExact: true },
};
