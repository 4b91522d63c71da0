import { ListingQuery, type ListingQueryInput } from '../../../../modules/marketplace/listing.schemas.js';
import { lookedFor } from './looked-for.rules.js';

const near = { latitude: '42.68', longitude: '-89.02', radius: '200', search: 'grille' };
const of = (query: ListingQueryInput) => lookedFor(ListingQuery.parse(query));

test('a search says what was looked for, with the car that it is narrowed to', () => {
  expect(of(near)).toEqual({ words: 'grille', point: { latitude: 42.68, longitude: -89.02 } });
  expect(of({ ...near, make: 'GMC', year: '1953' })?.words).toBe('1953 GMC grille');
  expect(of({ ...near, make: 'GMC', model: 'Suburban', search: '53 gmc grille' })?.words).toBe(
    'Suburban 53 gmc grille',
  );
  expect(of({ ...near, status: 'active', categoryPrimary: 'Parts' })?.words).toBe('grille');
});

test.each<ListingQueryInput>([
  { search: undefined },
  { latitude: undefined },
  { minPrice: '10' },
  { maxPrice: '10' },
  { condition: 'used-good' },
  { origin: 'nos' },
  { fits: 'garage' },
  { listingType: 'wanted' },
  { status: 'sold' },
])('nobody misses anything by a search with %j', (narrowed) =>
  expect(of({ ...near, ...narrowed })).toBeUndefined(),
);
