import { itemSorts, statusFilters } from '@modules/inventory/item.schemas';
import { categories } from '@modules/marketplace/listing.schemas';

/** The filter of the list, as its address has it. An absent part means all, or the default. */
export type ItemsFilter = {
  readonly search?: string;
  readonly status?: (typeof statusFilters)[number];
  /** A place with everything in it; 'none': items without a place. */
  readonly locationId?: string;
  readonly categoryPrimary?: string;
  readonly categorySub?: string;
  readonly tag?: string;
  readonly sort?: (typeof itemSorts)[number];
  readonly page?: number;
  /** Absent: a table where there is room for one, else cards. */
  readonly view?: ItemsView;
};
export type ItemsView = 'table' | 'cards';
export type ItemsChange = { readonly [Name in keyof ItemsFilter]?: ItemsFilter[Name] | undefined };

export const pageSize = 50;

/** Reads a filter from the address; invalid values are ignored. */
export function parseItemsFilter(address: URLSearchParams): ItemsFilter {
  const read = (name: string) => address.get(name)?.trim() || undefined;
  const category = categories.find(({ name }) => name === read('categoryPrimary'));
  const subs: readonly string[] = category?.subs ?? [];
  const page = Number(read('page') ?? 1);
  return present({
    search: read('search')?.slice(0, 200),
    status: statusFilters.find((status) => status === read('status')),
    locationId: read('locationId'),
    categoryPrimary: category?.name,
    categorySub: subs.find((sub) => sub === read('categorySub')),
    tag: read('tag')?.slice(0, 30),
    sort: itemSorts.find((sort) => sort === read('sort')),
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
    view: (['table', 'cards'] as const).find((view) => view === read('view')),
  });
}

/** Writes a filter into an address and keeps its other parameters. */
export function formatItemsFilter(filter: ItemsFilter, onto = new URLSearchParams()): URLSearchParams {
  const address = new URLSearchParams(onto);
  for (const name of NAMES) {
    const value = filter[name];
    if (value === undefined) address.delete(name);
    else address.set(name, String(value));
  }
  return address;
}

/** Changes parts of a filter; undefined removes one. When the result changes, the first page is shown. */
export function changedItems(filter: ItemsFilter, change: ItemsChange): ItemsFilter {
  const staysOnPage = Object.keys(change).every((name) => name === 'page' || name === 'view');
  return present({ ...filter, ...(staysOnPage ? {} : { page: undefined }), ...change });
}

/** Whether anything but the status narrows the list. */
export const isNarrowed = ({ search, locationId, categoryPrimary, categorySub, tag }: ItemsFilter): boolean =>
  [search, locationId, categoryPrimary, categorySub, tag].some((part) => part !== undefined);

/** All filters off; the sort order and the view stay. */
export const nothingNarrowed: ItemsChange = {
  search: undefined,
  locationId: undefined,
  categoryPrimary: undefined,
  categorySub: undefined,
  tag: undefined,
};

const NAMES = [
  'search',
  'status',
  'locationId',
  'categoryPrimary',
  'categorySub',
  'tag',
  'sort',
  'page',
  'view',
] as const;

function present(filter: ItemsChange): ItemsFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
