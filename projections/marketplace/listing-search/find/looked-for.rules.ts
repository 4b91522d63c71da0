import type { Place } from '../../../../modules/kernel/geometry/sphere.rules.js';
import type { ListingQuery } from '../../../../modules/marketplace/listing.schemas.js';

/** What the first page of a search looked for, and where; with the car that it is narrowed to: "1953 GMC grille".
 *  out     undefined where nothing says what was looked for, or where, or where a price or the like may be why nothing was found
 *  source  modules/analytics/README.md, Demand 3 */
export function lookedFor(
  query: ListingQuery,
): { readonly words: string; readonly point: Place } | undefined {
  const { search, latitude, longitude, year, make, model } = query;
  if (search === undefined || latitude === undefined || longitude === undefined) return undefined;
  if (query.cursor !== undefined || isNarrowed(query)) return undefined;
  const car = [year === undefined ? undefined : String(year), make, make && model];
  const words = [...car.filter((one) => one && !isIn(one, search)), search].join(' ');
  return { words, point: { latitude, longitude } };
}

const isNarrowed = (query: ListingQuery): boolean =>
  query.listingType === 'wanted' ||
  (query.status ?? 'active') !== 'active' ||
  [query.minPrice, query.maxPrice, query.condition, query.origin, query.fits].some(
    (one) => one !== undefined,
  );

const isIn = (word: string, text: string): boolean => text.toLowerCase().includes(word.toLowerCase());
