import {
  chord,
  type Place,
  type UnitVector,
  unitVector,
} from '../../../../modules/kernel/geometry/sphere.rules.js';
import { type ListingQuery, nationwide, sorts } from '../../../../modules/marketplace/listing.schemas.js';
import { type Cover, cover, type Ranges, theWorld } from '../rows/cells.js';
import {
  any,
  type Category,
  kinds,
  kindsFor,
  qualitiesFor,
  segmentCode,
  segmentCodes,
} from '../rows/codes.js';
import type { Wish } from '../words/closest.js';
import type { TextQuery } from '../words/text-query.js';
import type { Cursor } from './cursor.js';

export type Sort = (typeof sorts)[number];

/** A search in the codes of the search tables. */
export interface SearchCriteria {
  /** Segments to search, and the one that their counts are stored under (0: all of them). */
  readonly segments: readonly number[];
  readonly segmentCounted: number;
  readonly category: Category;
  readonly kinds: readonly number[];
  /** Cents. */
  readonly price: { readonly least: number | undefined; readonly max: number | undefined } | undefined;
  /** Codes of conditions and origins; undefined: any. */
  readonly qualities: readonly number[] | undefined;
  /** Of texts and of vehicles. */
  readonly words: TextQuery | undefined;
  /** What brings a listing nearer to a text of which none has all words: the nearest come first. */
  readonly wished: readonly Wish[] | undefined;
  /** Whether the words may be very common. */
  readonly areFrequent: boolean;
  readonly point: UnitVector | undefined;
  readonly circle: Circle | undefined;
  readonly sort: Sort;
  readonly cursor: Cursor | undefined;
  /** Numbers of the listings that are hidden from this searcher; [] for most. */
  readonly hidden: readonly number[];
  /** Rows to read: the page and one more, which shows whether there is another page. */
  readonly limit: number;
}

export interface Circle {
  readonly cover: Cover;
  readonly chord: number;
}

export interface SearchRequest {
  readonly query: Omit<ListingQuery, 'plain'>;
  readonly category: Category;
  readonly words: TextQuery | undefined;
  readonly wished?: readonly Wish[];
  readonly areFrequent: boolean;
  readonly point: Place | undefined;
  /** Miles; null without a circle, and nationwide it has no edge. */
  readonly radius: number | null;
  readonly sort: Sort;
  readonly cursor: Cursor | undefined;
  readonly hidden: readonly number[];
}

export function searchCriteriaOf({
  query,
  category,
  words,
  wished,
  areFrequent,
  point,
  radius,
  sort,
  cursor,
  hidden,
}: SearchRequest): SearchCriteria {
  const segment = query.marketSegment && segmentCode(query.marketSegment);
  return {
    segments: segment ? [segment] : segmentCodes,
    segmentCounted: segment ?? any,
    category,
    kinds: kindsFor(query.listingType, query.status),
    price: priceOf(query),
    qualities: qualitiesFor(query.condition, query.origin),
    words,
    wished,
    areFrequent,
    point: point && unitVector(point),
    circle:
      point && radius !== null && radius < nationwide
        ? { cover: cover(point, radius), chord: chord(radius) }
        : undefined,
    sort,
    cursor,
    hidden,
    limit: query.limit + 1,
  };
}

/** The point of a search, when both of its coordinates are given. */
export function pointOf({
  latitude,
  longitude,
}: {
  latitude?: number;
  longitude?: number;
}): Place | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Nearest first when the search has a point, else newest first. */
export function sortOf({ sort }: Pick<ListingQuery, 'sort'>, point: Place | undefined): Sort {
  if (sort === undefined || sort === 'distance') return point ? 'distance' : 'newest';
  return sort;
}

export const allKinds = ({ kinds: wanted }: SearchCriteria): boolean => wanted.length === kinds;
/** The miles that are searched around a point, at most "nationwide"; null without a point or a radius. */
export const radiusOf = (query: Pick<ListingQuery, 'radius'>, point: Place | undefined): number | null =>
  point && query.radius ? Math.min(query.radius, nationwide) : null;

/** Whether only the rows themselves say what a search counts: the counts of cells know neither prices nor conditions. */
export const isCountedByRow = ({ price, qualities }: SearchCriteria): boolean =>
  price !== undefined || qualities !== undefined;

export const regionOf = ({ circle }: SearchCriteria): Ranges => circle?.cover.touched ?? theWorld;

function priceOf({
  minPrice,
  maxPrice,
}: Pick<ListingQuery, 'minPrice' | 'maxPrice'>): SearchCriteria['price'] {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  return { least: cents(minPrice), max: cents(maxPrice) };
}

/** No listing costs more than ten million dollars: larger bounds are clamped to the range of the column. */
const cents = (dollars: number | undefined): number | undefined =>
  dollars === undefined ? undefined : Math.min(Math.round(dollars * 100), 2_000_000_000);
