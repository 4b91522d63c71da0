import { ListingQuery, type ListingQueryInput } from '../../modules/marketplace/listing.schemas.js';
import { type Chance, makes, pick, someWord, somewhere } from './made-up-listings.js';

/** A search of the mix. */
export interface Asked {
  readonly kind: string;
  readonly query: ListingQuery;
}

/** A garage of a searcher. */
export const garage = [
  { year: 1957, make: 'Chevy', model: 'Bel Air' },
  { year: 1966, make: 'Ford', model: 'Mustang' },
  { year: 1970, make: 'Dodge', model: 'Charger' },
];

/** Searches near a point and nationwide, each narrowed by a vehicle, the garage, or a condition and origins; and each as it
 *  is without that. */
export function narrowedMixOf(
  chance: Chance,
  searches: number,
): readonly (Asked & { readonly wide: ListingQuery })[] {
  return Array.from({ length: searches }, (_, at) => {
    const [make, ...models] = pick(makes, chance);
    const { latitude, longitude } = somewhere(chance);
    const place = { latitude: String(latitude), longitude: String(longitude) };
    const [kind, narrow]: readonly [string, ListingQueryInput] = [
      ['make', { make }] as const,
      ['make, model and year', { make, model: pick(models, chance), year: '1965' }] as const,
      ['year', { year: '1965' }] as const,
      ['garage', { fits: 'garage' }] as const,
      ['condition and origins', { condition: 'used-good', origin: 'oem,nos' }] as const,
      ['make and word', { make, search: someWord(chance) }] as const,
    ][at % 6] ?? ['', {}];
    const { search } = narrow as { readonly search?: string };
    const usual = { status: 'active', marketSegment: 'classic', limit: 50, ...place } as const;
    const wide = { ...usual, radius: at % 5 === 0 ? '1000' : '200', ...(search !== undefined && { search }) };
    return { kind, query: ListingQuery.parse({ ...wide, ...narrow }), wide: ListingQuery.parse(wide) };
  });
}

/** The usual mix of searches. */
export function mixOf(chance: Chance, searches: number): readonly Asked[] {
  const kinds: readonly (readonly [string, number, () => ListingQueryInput])[] = [
    ['home', 35, () => ({ ...near(200) })],
    [
      'category',
      12,
      () => ({ ...near(200), categoryPrimary: 'Parts', categorySub: chance() < 0.5 ? 'Engine' : 'Body' }),
    ],
    ['newest', 10, () => ({ ...near(200), sort: 'newest' })],
    ['words and radius', 10, () => ({ ...near(200), search: someWord(chance) })],
    ['price low', 8, () => ({ ...near(200), sort: 'price_asc' })],
    ['words only', 6, () => ({ search: someWord(chance) })],
    ['tiny', 6, () => ({ ...near(25) })],
    ['nationwide', 5, () => ({ ...near(1000) })],
    ['price high', 4, () => ({ ...near(200), sort: 'price_desc' })],
    [
      'sparse',
      4,
      () => ({ ...near(300), categoryPrimary: 'Tools', categorySub: 'Body Tools', listingType: 'wanted' }),
    ],
    ['price range', 4, () => ({ ...near(200), minPrice: '50', maxPrice: '200' })],
    ['typo', 3, () => ({ ...near(200), search: misspelled(someWord(chance)) })],
    ['no place', 3, () => ({ categoryPrimary: 'Cars', sort: 'newest' })],
  ];
  const whole = kinds.reduce((sum, [, weight]) => sum + weight, 0);
  return Array.from({ length: searches }, () => {
    let share = chance() * whole;
    const [kind, , query] = kinds.find(([, weight]) => {
      share -= weight;
      return share <= 0;
    }) ??
      kinds[0] ?? ['', 0, () => ({})];
    return {
      kind,
      query: ListingQuery.parse({ status: 'active', marketSegment: 'classic', limit: 50, ...query() }),
    };
  });

  function near(radius: number) {
    const { latitude, longitude } = somewhere(chance);
    return { latitude: String(latitude), longitude: String(longitude), radius: String(radius) };
  }

  function misspelled(word: string): string {
    const at = 2 + Math.floor(chance() * (word.length - 3));
    return word.slice(0, at) + word.slice(at + 1);
  }
}
