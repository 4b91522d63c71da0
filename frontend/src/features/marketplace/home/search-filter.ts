import { type NamedPlace, placeIn } from '@entities/listing/named-place';
import { readCents, readWhole } from '@modules/kernel/http/amounts.schemas';
import {
  categories,
  conditions,
  defaultRadius,
  listingTypes,
  marketSegments,
  origins,
  radiusOptions,
  sorts,
  years,
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
  /** The open tab; both kinds when absent. */
  readonly listingType?: (typeof listingTypes)[number];
  /** A vehicle that it is, or fits; the model only with a make. */
  readonly make?: string;
  readonly model?: string;
  readonly year?: number;
  /** Any of these. */
  readonly condition?: readonly Condition[];
  readonly origin?: readonly Origin[];
  /** Only what fits a vehicle in the member's garage. */
  readonly fits?: 'garage';
  readonly radius?: (typeof radiusOptions)[number];
  readonly near?: NamedPlace;
  readonly sort?: Sort;
  readonly view?: 'map';
};
export type Sort = (typeof sorts)[number];
export type Condition = (typeof conditions)[number];
export type Origin = (typeof origins)[number];

/** The search of a first visit. */
export const defaults = {
  radius: defaultRadius,
  status: 'active',
  marketSegment: 'classic',
  listingType: 'for_sale',
} as const;

/** Reads a filter from the address. An absent part is the default; `any` means no filter; invalid values are
 *  ignored. */
export function parseFilter(address: URLSearchParams): SearchFilter {
  const read = (name: string) => address.get(name)?.trim() || undefined;
  const radius = read('radius');
  const make = read('make')?.slice(0, 60);
  return present({
    search: read('search')?.slice(0, 200),
    categoryPrimary: categories.find(({ name }) => name === read('categoryPrimary'))?.name,
    categorySub: subs.find((sub) => sub === read('categorySub')),
    minPrice: dollars(read('minPrice')),
    maxPrice: dollars(read('maxPrice')),
    status: read('status') === ANY ? undefined : defaults.status,
    marketSegment: chosen(marketSegments, read('marketSegment'), defaults.marketSegment),
    listingType: chosen(listingTypes, read('listingType'), defaults.listingType),
    make,
    model: make && read('model')?.slice(0, 60),
    year: yearOf(read('year')),
    condition: several(conditions, read('condition')),
    origin: several(origins, read('origin')),
    fits: read('fits') === 'garage' ? 'garage' : undefined,
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

/** Clear removes every filter, defaults too; the open tab, the place, the order and the view stay. */
export const cleared = ({ listingType, near, sort, view }: SearchFilter): SearchFilter =>
  present({ listingType, near, sort, view });

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
  'make',
  'model',
  'year',
  'condition',
  'origin',
  'fits',
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

/** Those of the values that are asked for, separated by commas. */
function several<Value extends string>(
  values: readonly Value[],
  asked: string | undefined,
): readonly Value[] | undefined {
  const parts = asked?.split(',') ?? [];
  const found = values.filter((value) => parts.includes(value));
  return found.length > 0 ? found : undefined;
}

/** The model year in a text. */
export function yearOf(text: string | undefined): number | undefined {
  const year = readWhole(text ?? '');
  return year && year >= years.from && year <= years.to ? year : undefined;
}

/** An emptied price field becomes 0 and means none. */
function dollars(text: string | undefined): number | undefined {
  const cents = readCents(text ?? '');
  return cents ? cents / 100 : undefined;
}

function present(filter: Changes): SearchFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
