import { ListingQuery, type ListingQueryInput } from '../../modules/marketplace/listing.schemas.js';
import { type Chance, someWord, somewhere } from './made-up-listings.js';

/** A search of the mix. */
export interface Asked {
  readonly kind: string;
  readonly query: ListingQuery;
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
