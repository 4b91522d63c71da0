import { type NamedPlace, placeIn } from '@entities/listing/named-place';
import { readCents, readWhole } from '@modules/kernel/http/amounts.schemas';
import {
  categories,
  defaultRadius,
  listingTypes,
  marketSegments,
  radiusOptions,
  sorts,
} from '@modules/marketplace/listing.schemas';

/** The search of the home page, as its address holds it. An absent part means no filter.
 *  units   prices: dollars; radius: miles */
export type SearchFilter = {
  readonly search?: string;
  readonly categoryPrimary?: string;
  readonly categorySub?: string;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly status?: 'active';
  readonly marketSegment?: (typeof marketSegments)[number];
  readonly listingType?: (typeof listingTypes)[number];
  readonly radius?: (typeof radiusOptions)[number];
  readonly near?: NamedPlace;
  readonly sort?: Sort;
  readonly view?: 'map';
};
export type Sort = (typeof sorts)[number];

/** The search of a first visit. */
export const defaults = { radius: defaultRadius, status: 'active', marketSegment: 'classic' } as const;

/** Reads a filter from the address. An absent part is the default; `any` means no filter; invalid values are
 *  ignored. */
export function parseFilter(address: URLSearchParams): SearchFilter {
  const read = (name: string) => address.get(name)?.trim() || undefined;
  const radius = read('radius');
  return present({
    search: read('search')?.slice(0, 200),
    categoryPrimary: categories.find(({ name }) => name === read('categoryPrimary'))?.name,
    categorySub: subs.find((sub) => sub === read('categorySub')),
    minPrice: dollars(read('minPrice')),
    maxPrice: dollars(read('maxPrice')),
    status: read('status') === ANY ? undefined : defaults.status,
    marketSegment: chosen(marketSegments, read('marketSegment'), defaults.marketSegment),
    listingType: listingTypes.find((type) => type === read('listingType')),
    radius: chosen(
      radiusOptions,
      radius === undefined ? undefined : (readWhole(radius) ?? radius),
      defaults.radius,
    ),
    near: placeIn(address),
    sort: sorts.find((sort) => sort === read('sort')),
    view: read('view') === 'map' ? 'map' : undefined,
  });
}

/** Writes a filter into an address; keeps other parameters and leaves out defaults. */
export function formatFilter(filter: SearchFilter, onto = new URLSearchParams()): URLSearchParams {
  const address = new URLSearchParams(onto);
  for (const name of NAMES) address.delete(name);
  const { near, ...plain } = filter;
  for (const [name, value] of Object.entries(plain)) {
    if (value !== undefined && defaultOf(name) !== value) address.set(name, String(value));
  }
  for (const name of Object.keys(defaults)) {
    if (!(name in filter)) address.set(name, ANY);
  }
  if (near) {
    address.set('near', `${near.latitude},${near.longitude}`);
    address.set('place', near.label);
  }
  return address;
}

/** Changes parts of a filter; undefined removes a part. */
export function changed(filter: SearchFilter, change: Change): SearchFilter {
  return present({ ...filter, ...(typeof change === 'function' ? change(filter) : change) });
}
/** Changes, or a function that derives them from the newest filter. */
export type Change = Changes | ((newest: SearchFilter) => Changes);
export type Changes = { readonly [Name in keyof SearchFilter]?: SearchFilter[Name] | undefined };

/** Clear removes every filter, defaults too; place, radius and view stay. */
export const cleared = ({ near, sort, view }: SearchFilter): SearchFilter => present({ near, sort, view });

/** Every sub-category, once. */
export const subs: readonly string[] = [
  ...new Set(categories.flatMap(({ subs: own }) => own as readonly string[])),
];

const ANY = 'any';
const NAMES = [
  'search',
  'categoryPrimary',
  'categorySub',
  'minPrice',
  'maxPrice',
  'status',
  'marketSegment',
  'listingType',
  'radius',
  'near',
  'place',
  'sort',
  'view',
];

const defaultOf = (name: string): unknown => Object.entries(defaults).find(([key]) => key === name)?.[1];

function chosen<Value>(values: readonly Value[], asked: unknown, otherwise: Value): Value | undefined {
  if (asked === ANY) return undefined;
  return values.find((value) => value === asked) ?? otherwise;
}

/** An emptied price field becomes 0 and means none. */
function dollars(text: string | undefined): number | undefined {
  const cents = readCents(text ?? '');
  return cents ? cents / 100 : undefined;
}

/** The unreadable price in an address. */
export function unreadPrice(address: URLSearchParams, name: 'minPrice' | 'maxPrice'): string | undefined {
  const text = address.get(name) ?? '';
  return readCents(text) === undefined ? text : undefined;
}

function present(filter: Changes): SearchFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
