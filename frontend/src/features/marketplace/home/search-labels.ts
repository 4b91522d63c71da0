import { conditionLabels, originLabels, segmentLabels } from '@entities/listing/listing-labels';
import { money } from '@lib/format';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { categories, radiusOptions } from '@modules/marketplace/listing.schemas';
import {
  type Changes,
  type Condition,
  defaults,
  type Origin,
  type SearchFilter,
  type Sort,
} from './search-filter';

export const sortLabels: Readonly<Record<Sort, string>> = {
  distance: 'Distance (nearest)',
  price_asc: 'Price (low to high)',
  price_desc: 'Price (high to low)',
  newest: 'Newest first',
};

/** The widest radius, which has no edge. */
export const nationwide = 1000;

/** "100 miles"; the widest is "Nationwide". */
export const radiusLabel = (miles: number): string =>
  miles === nationwide ? 'Nationwide' : `${miles} miles`;

/** How many rings the mark of a radius shows, 1 to 4. */
export const ringsOf = (miles: SearchFilter['radius']): number =>
  miles === undefined ? 4 : Math.ceil(((radiusOptions.indexOf(miles) + 1) * 4) / radiusOptions.length);

/** The quick filters. They keep the segment, the place and the radius. */
export const quickChips: readonly { readonly label: string; readonly sets: Changes }[] = [
  { label: 'Cars & Trucks', sets: { categoryPrimary: 'Cars', categorySub: undefined } },
  { label: 'Engine Parts', sets: { categoryPrimary: 'Parts', categorySub: undefined } },
  { label: 'Body Panels', sets: { categoryPrimary: undefined, categorySub: 'Body' } },
  { label: 'Interior', sets: { categoryPrimary: undefined, categorySub: 'Interior' } },
];

/** The chip "Swap Meets" filters nothing. */
export const emptyCategory: Changes = {
  search: undefined,
  categoryPrimary: undefined,
  categorySub: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  listingType: defaults.listingType,
  make: undefined,
  model: undefined,
  year: undefined,
  condition: undefined,
  origin: undefined,
  fits: undefined,
};

export const isQuick = (filter: SearchFilter, sets: Changes): boolean =>
  filter.categoryPrimary === sets.categoryPrimary && filter.categorySub === sets.categorySub;

/** The active filters as text, each with the change that removes it. */
export function narrowings(filter: SearchFilter): readonly Narrowing[] {
  const { search, categoryPrimary, categorySub, minPrice, maxPrice, marketSegment, near } = filter;
  const { listingType, make, model, year, condition = [], origin = [], fits } = filter;
  const label = categories.find(({ name }) => name === categoryPrimary)?.label;
  return [
    search && { words: quoted(search), without: { search: undefined } },
    fits && { words: 'Fits my garage', without: { fits: undefined } },
    make && { words: make, without: { make: undefined, model: undefined } },
    model && { words: model, without: { model: undefined } },
    year && { words: String(year), without: { year: undefined } },
    label && { words: label, without: { categoryPrimary: undefined } },
    categorySub && { words: categorySub, without: { categorySub: undefined } },
    (minPrice !== undefined || maxPrice !== undefined) && {
      words: priceSpan(minPrice, maxPrice),
      without: { minPrice: undefined, maxPrice: undefined },
    },
    ...condition.map((one) => ({
      words: conditionLabels[one],
      without: { condition: except<Condition>(condition, one) },
    })),
    ...origin.map((one) => ({
      words: originLabels[one],
      without: { origin: except<Origin>(origin, one) },
    })),
    marketSegment && { words: segmentChip(marketSegment), without: { marketSegment: undefined } },
    !listingType && { words: 'For sale and wanted', without: { listingType: defaults.listingType } },
    near && { words: `Near ${near.label}`, without: { near: undefined } },
  ].filter((narrowing) => typeof narrowing === 'object');
}
export type Narrowing = { readonly words: string; readonly without: Changes };

/** The chosen values without one of them; undefined when none is left. */
export function except<Value>(chosen: readonly Value[], one: Value): readonly Value[] | undefined {
  const left = chosen.filter((value) => value !== one);
  return left.length > 0 ? left : undefined;
}

/** The number of active filters; none while only the default segment is set. */
export function chosenIn(filter: SearchFilter): number {
  const { length } = narrowings(filter);
  return length === 1 && filter.marketSegment === defaults.marketSegment ? 0 : length;
}

/** The default segment says what it leaves out. */
const segmentChip = (segment: keyof typeof segmentLabels): string =>
  segment === defaults.marketSegment ? 'Classics only (20+ years)' : segmentLabels[segment];

function priceSpan(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${money(max ?? 0)}`;
  if (max === undefined) return `From ${money(min)}`;
  return `${money(min)} to ${money(max)}`;
}
